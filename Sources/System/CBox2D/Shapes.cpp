#include "World.hpp"

using namespace cbox;

namespace {

// Shapes carry no density: the body's mass is set as a whole, so that the library never has to compute (and assert) one.
void attach(Body &body, const b2Shape &shape) {
  b2FixtureDef definition;
  definition.shape = &shape;
  body.body->CreateFixture(&definition);
}

// Convex and counter-clockwise: no corner turns right, and seen from the first vertex the others turn left once.
// Corners on a straight edge may turn right by what single precision rounds away.
bool turnsLeft(b2Vec2 edge, b2Vec2 next) { return b2Cross(edge, next) >= -1e-5f * edge.Length() * next.Length(); }

bool isConvex(const CBoxVector *vertices, size_t count) {
  float area = 0;
  for (size_t i = 0; i < count; i++) {
    b2Vec2 here = vector(vertices[i]), next = vector(vertices[(i + 1) % count]);
    b2Vec2 edge = next - here;
    if (!isPosition(vertices[i]) || edge.Length() < CBOX_MIN_LENGTH) return false;
    b2Vec2 arm = here - vector(vertices[0]);
    if (!turnsLeft(edge, vector(vertices[(i + 2) % count]) - next) || !turnsLeft(arm, edge)) return false;
    area += b2Cross(arm, edge);
  }
  return area > 0;
}

}  // namespace

CBoxStatus CBoxBodyAddPolygon(CBoxBody handle, const CBoxVector *vertices, size_t count) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (count < 3 || count > CBOX_MAX_POLYGON_VERTICES || !isConvex(vertices, count)) return CBoxStatusBadValue;
  // Filled in by hand: the library's own way reorders the vertices, welds close ones and asserts on thin shapes.
  b2PolygonShape shape;
  shape.m_radius = 0;
  shape.m_count = int32_t(count);
  b2Vec2 weighted(0, 0);
  float area = 0;
  for (size_t i = 0; i < count; i++) {
    b2Vec2 here = vector(vertices[i]), next = vector(vertices[(i + 1) % count]), first = vector(vertices[0]);
    b2Vec2 normal = b2Cross(next - here, 1.0f);
    normal.Normalize();
    shape.m_vertices[i] = here;
    shape.m_normals[i] = normal;
    float triangle = b2Cross(here - first, next - first);
    area += triangle;
    weighted += (triangle / 3) * ((here - first) + (next - first));
  }
  shape.m_centroid = vector(vertices[0]) + (1 / area) * weighted;
  for (int32_t i = 0; i < shape.m_count; i++)
    body->thickness = b2Min(body->thickness, b2Dot(shape.m_normals[i], shape.m_vertices[i] - shape.m_centroid));
  attach(*body, shape);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodyAddCircle(CBoxBody handle, CBoxVector center, float radius) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!isPosition(center) || !within(radius, CBOX_MIN_LENGTH, CBOX_MAX_COORDINATE)) return CBoxStatusBadValue;
  b2CircleShape shape;
  shape.m_p = vector(center);
  shape.m_radius = radius;
  body->thickness = b2Min(body->thickness, radius);
  attach(*body, shape);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodyAddEdge(CBoxBody handle, CBoxVector start, CBoxVector end, float skin) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!isPosition(start) || !isPosition(end) || !within(skin, 0, 1)) return CBoxStatusBadValue;
  if (b2Distance(vector(start), vector(end)) < CBOX_MIN_LENGTH) return CBoxStatusBadValue;
  b2EdgeShape shape;
  shape.SetTwoSided(vector(start), vector(end));
  shape.m_radius = skin;
  attach(*body, shape);
  return CBoxStatusOK;
}
