#include <algorithm>

#include "World.hpp"

using namespace cbox;

namespace {

// What a change of shape, mass or place leaves behind in the contacts that exist already.
void refilter(b2Body *body) {
  for (b2Fixture *fixture = body->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}

float limited(float value) { return b2Clamp(value, -CBOX_MAX_EFFORT, CBOX_MAX_EFFORT); }
b2Vec2 limited(CBoxVector v) { return b2Vec2(limited(v.x), limited(v.y)); }

}  // namespace

CBoxStatus CBoxBodyCreate(
    CBoxWorld handle, CBoxVector position, float angle, bool moves, uint64_t tag, CBoxBody *body) {
  *body = {0, 0};
  World *world = find(handle);
  if (!world) return CBoxStatusBadHandle;
  if (!isPosition(position) || !within(angle, -CBOX_MAX_COORDINATE, CBOX_MAX_COORDINATE)) return CBoxStatusBadValue;
  b2BodyDef definition;
  definition.type = moves ? b2_dynamicBody : b2_staticBody;
  definition.position = vector(position);
  definition.angle = angle;
  definition.gravityScale = 0;
  *body = {world->serial, world->addBody(definition, tag).serial};
  return CBoxStatusOK;
}

CBoxStatus CBoxBodyDestroy(CBoxBody handle) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  world->removeBody(*body);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodyGetState(CBoxBody handle, CBoxBodyState *state) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  const b2Body &it = *body->body;
  *state = {vector(it.GetPosition()),  it.GetAngle(),
            vector(it.GetLinearVelocity()), it.GetAngularVelocity(),
            vector(it.GetWorldCenter()),    it.IsAwake()};
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetTransform(CBoxBody handle, CBoxVector position, float angle) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!isPosition(position) || !within(angle, -CBOX_MAX_COORDINATE, CBOX_MAX_COORDINATE)) return CBoxStatusBadValue;
  body->body->SetTransform(vector(position), angle);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetVelocity(CBoxBody handle, CBoxVector velocity, float angularVelocity) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!isFinite(velocity) || !b2IsValid(angularVelocity)) return CBoxStatusBadValue;
  body->body->SetLinearVelocity(limited(velocity));
  body->body->SetAngularVelocity(limited(angularVelocity));
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetMass(CBoxBody handle, CBoxMass mass) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!within(mass.mass, 1e-15f, 1e15f) || !within(mass.inertia, 1e-30f, 1e30f) || !isPosition(mass.center))
    return CBoxStatusBadValue;
  // The library takes the inertia about the origin and asserts that its own subtraction stays positive.
  float shift = mass.mass * b2Dot(vector(mass.center), vector(mass.center));
  if (!((mass.inertia + shift) - shift > 0.5f * mass.inertia)) return CBoxStatusBadValue;
  body->mass = mass;
  body->restoreMass();
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetMoves(CBoxBody handle, bool moves) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  body->body->SetType(moves ? b2_dynamicBody : b2_staticBody);
  body->restoreMass();
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetFixedRotation(CBoxBody handle, bool fixed) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  body->body->SetFixedRotation(fixed);
  body->restoreMass();
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetBullet(CBoxBody handle, bool bullet) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  body->body->SetBullet(bullet);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetGravityScale(CBoxBody handle, float scale) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!within(scale, -CBOX_MAX_COORDINATE, CBOX_MAX_COORDINATE)) return CBoxStatusBadValue;
  body->body->SetGravityScale(scale);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetDamping(CBoxBody handle, float linear, float angular) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!within(linear, 0, CBOX_MAX_EFFORT) || !within(angular, 0, CBOX_MAX_EFFORT)) return CBoxStatusBadValue;
  body->body->SetLinearDamping(linear);
  body->body->SetAngularDamping(angular);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetMaterial(CBoxBody handle, float friction, float restitution) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!within(friction, 0, CBOX_MAX_COORDINATE) || !within(restitution, 0, CBOX_MAX_COORDINATE))
    return CBoxStatusBadValue;
  for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
    fixture->SetFriction(friction);
    fixture->SetRestitution(restitution);
  }
  for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
    edge->contact->ResetFriction();
    edge->contact->ResetRestitution();
  }
  return CBoxStatusOK;
}

CBoxStatus CBoxBodyWake(CBoxBody handle) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  body->body->SetAwake(true);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodyApplyForce(CBoxBody handle, CBoxVector force, float torque) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!isFinite(force) || !b2IsValid(torque)) return CBoxStatusBadValue;
  body->body->ApplyForceToCenter(limited(force), false);
  body->body->ApplyTorque(limited(torque), false);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodyApplyImpulse(CBoxBody handle, CBoxVector impulse, float angularImpulse) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  if (!isFinite(impulse) || !b2IsValid(angularImpulse)) return CBoxStatusBadValue;
  body->body->ApplyLinearImpulseToCenter(limited(impulse), true);
  body->body->ApplyAngularImpulse(limited(angularImpulse), true);
  return CBoxStatusOK;
}

CBoxStatus CBoxBodySetGroups(
    CBoxBody handle, const uint64_t *joins, size_t joinCount, const uint64_t *meets, size_t meetCount) {
  auto [world, body] = find(handle);
  if (!body) return CBoxStatusBadHandle;
  body->joins.assign(joins, joins + joinCount);
  body->meets.assign(meets, meets + meetCount);
  std::sort(body->joins.begin(), body->joins.end());
  std::sort(body->meets.begin(), body->meets.end());
  refilter(body->body);
  return CBoxStatusOK;
}
