#include <algorithm>
#include <mutex>

#include "World.hpp"

namespace cbox {
namespace {

// The one place that is shared between threads: which worlds exist.
struct Table {
  std::mutex mutex;
  std::unordered_map<uint64_t, std::unique_ptr<World>> worlds;
  uint64_t lastSerial = 0;
};

Table &table() {
  static Table table;
  return table;
}

// The library fills a static table when the first contact of the process is made, without a lock.
// Making one here, once, keeps two worlds on two threads from doing it together.
void warmUp() {
  static std::once_flag once;
  std::call_once(once, [] {
    b2World world(b2Vec2(0, 0));
    b2CircleShape circle;
    circle.m_radius = 1;
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    for (int i = 0; i < 2; i++) world.CreateBody(&definition)->CreateFixture(&circle, 1);
    world.Step(1.0f / 120, 1, 1);
  });
}

}  // namespace

World *find(CBoxWorld handle) {
  Table &all = table();
  std::lock_guard<std::mutex> lock(all.mutex);
  auto found = all.worlds.find(handle.serial);
  return found == all.worlds.end() ? nullptr : found->second.get();
}

FoundBody find(CBoxBody handle) {
  World *world = find(CBoxWorld{handle.world});
  return {world, world ? world->body(handle.serial) : nullptr};
}

FoundJoint find(CBoxJoint handle) {
  World *world = find(CBoxWorld{handle.world});
  return {world, world ? world->joint(handle.serial) : nullptr};
}

}  // namespace cbox

using namespace cbox;

CBoxVersion CBoxLibraryVersion(void) { return {b2_version.major, b2_version.minor, b2_version.revision}; }

bool CBoxLibraryIsSupported(void) { return b2_version.major == 2 && b2_version.minor == 4; }

CBoxStatus CBoxWorldCreate(CBoxWorld *world) {
  *world = {0};
  if (!CBoxLibraryIsSupported()) return CBoxStatusUnsupported;
  warmUp();
  Table &all = table();
  std::lock_guard<std::mutex> lock(all.mutex);
  uint64_t serial = ++all.lastSerial;
  all.worlds[serial] = std::make_unique<World>(serial);
  *world = {serial};
  return CBoxStatusOK;
}

CBoxStatus CBoxWorldDestroy(CBoxWorld world) {
  std::unique_ptr<World> doomed;
  Table &all = table();
  {
    std::lock_guard<std::mutex> lock(all.mutex);
    auto found = all.worlds.find(world.serial);
    if (found == all.worlds.end()) return CBoxStatusBadHandle;
    doomed = std::move(found->second);
    all.worlds.erase(found);
  }
  return CBoxStatusOK;  // freed here, outside the lock
}

CBoxStatus CBoxWorldSetGravity(CBoxWorld handle, CBoxVector gravity) {
  World *world = find(handle);
  if (!world) return CBoxStatusBadHandle;
  if (!isPosition(gravity)) return CBoxStatusBadValue;
  world->world.SetGravity(vector(gravity));
  return CBoxStatusOK;
}

CBoxStatus CBoxWorldStep(CBoxWorld handle, float duration, int32_t velocityIterations, int32_t positionIterations) {
  World *world = find(handle);
  if (!world) return CBoxStatusBadHandle;
  if (!(duration > 0 && duration <= 1) || velocityIterations < 1 || velocityIterations > 100 ||
      positionIterations < 1 || positionIterations > 100)
    return CBoxStatusBadValue;
  if (world->diverged) return CBoxStatusDiverged;
  world->tuneSprings();
  world->world.SetContinuousPhysics(world->mayTunnel(duration));
  world->world.Step(duration, velocityIterations, positionIterations);
  world->diverged = !world->isFinite();
  return world->diverged ? CBoxStatusDiverged : CBoxStatusOK;
}

size_t CBoxWorldBodyCount(CBoxWorld handle) {
  World *world = find(handle);
  return world ? size_t(world->world.GetBodyCount()) : 0;
}

size_t CBoxWorldJointCount(CBoxWorld handle) {
  World *world = find(handle);
  return world ? world->jointCount() : 0;
}

bool CBoxWorldIsAwake(CBoxWorld handle) {
  World *world = find(handle);
  if (!world || world->diverged) return false;
  for (const b2Body *body = world->world.GetBodyList(); body; body = body->GetNext())
    if (body->GetType() == b2_dynamicBody && body->IsAwake()) return true;
  return false;
}

size_t CBoxWorldContactCount(CBoxWorld handle) {
  World *world = find(handle);
  return world ? world->contacts.size() : 0;
}

size_t CBoxWorldTakeContacts(CBoxWorld handle, CBoxContact *contacts, size_t capacity) {
  World *world = find(handle);
  if (!world) return 0;
  size_t count = std::min(capacity, world->contacts.size());
  std::copy_n(world->contacts.begin(), count, contacts);
  world->contacts.erase(world->contacts.begin(), world->contacts.begin() + count);
  return count;
}

size_t CBoxWorldTouchPoints(CBoxWorld handle, CBoxVector *points, size_t capacity) {
  World *world = find(handle);
  if (!world) return 0;
  size_t count = 0;
  for (const b2Contact *contact = world->world.GetContactList(); contact; contact = contact->GetNext()) {
    if (!contact->IsTouching()) continue;
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    for (int32_t i = 0; i < contact->GetManifold()->pointCount; i++, count++)
      if (count < capacity) points[count] = vector(manifold.points[i]);
  }
  return count;
}
