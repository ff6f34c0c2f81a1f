#include "World.hpp"

#include <algorithm>

namespace cbox {
namespace {

// (The library has no constant way to its user data.)
Body *owner(const b2Body *body) {
  return reinterpret_cast<Body *>(const_cast<b2Body *>(body)->GetUserData().pointer);
}

bool share(const std::vector<uint64_t> &a, const std::vector<uint64_t> &b) {
  for (size_t i = 0, j = 0; i < a.size() && j < b.size();) {
    if (a[i] == b[j]) return true;
    a[i] < b[j] ? i++ : j++;
  }
  return false;
}

// How much of a unit impulse along `u` at `arm` a body gives way: 1/m + (r x u)^2 / I. A still body does not.
float mobility(const b2Body &body, const b2Vec2 &arm, const b2Vec2 &u) {
  if (body.GetType() != b2_dynamicBody) return 0;
  b2MassData data;
  body.GetMassData(&data);
  float inertia = data.I - data.mass * b2Dot(data.center, data.center);
  float lever = b2Cross(arm, u);
  float turning = inertia > 0 && !body.IsFixedRotation() ? lever * lever / inertia : 0;
  return (data.mass > 0 ? 1 / data.mass : 0) + turning;
}

}  // namespace

void Body::restoreMass() {
  if (!(mass.mass > 0)) return;
  b2MassData data;
  data.mass = mass.mass;
  data.center = vector(mass.center);
  data.I = mass.inertia + mass.mass * b2Dot(data.center, data.center);
  body->SetMassData(&data);
}

World::World(uint64_t serial) : serial(serial), world(b2Vec2(0, 0)) {
  world.SetContactFilter(this);
  world.SetContactListener(this);
  world.SetDestructionListener(this);
}

Body *World::body(uint64_t serial) const {
  auto found = bodies.find(serial);
  return found == bodies.end() ? nullptr : found->second.get();
}

Joint *World::joint(uint64_t serial) const {
  auto found = joints.find(serial);
  return found == joints.end() ? nullptr : found->second.get();
}

Body &World::addBody(const b2BodyDef &definition, uint64_t tag) {
  auto owned = std::make_unique<Body>();
  Body &added = *owned;
  added.serial = ++lastSerial;
  added.tag = tag;
  added.body = world.CreateBody(&definition);
  added.body->GetUserData().pointer = reinterpret_cast<uintptr_t>(&added);
  bodies[added.serial] = std::move(owned);
  return added;
}

void World::removeBody(Body &doomed) {
  world.DestroyBody(doomed.body);  // takes its joints with it: see SayGoodbye
  bodies.erase(doomed.serial);
}

Joint &World::addJoint(b2JointDef &definition) {
  auto owned = std::make_unique<Joint>();
  Joint &added = *owned;
  added.serial = ++lastSerial;
  definition.collideConnected = true;
  added.joint = world.CreateJoint(&definition);
  added.joint->GetUserData().pointer = reinterpret_cast<uintptr_t>(&added);
  joints[added.serial] = std::move(owned);
  return added;
}

void World::removeJoint(Joint &doomed) {
  world.DestroyJoint(doomed.joint);
  forget(doomed);
}

void World::forget(Joint &joint) {
  springs.erase(std::remove(springs.begin(), springs.end(), &joint), springs.end());
  joints.erase(joint.serial);
}

void World::setSpring(Joint &joint, CBoxSpring spring) {
  auto *rod = static_cast<b2DistanceJoint *>(joint.joint);
  bool wasSoft = joint.isSoft();
  joint.spring = spring;
  // A soft joint must not act as a limit; a rigid one is nothing but its limits. The library limits each bound by the
  // other one, so the upper one gets out of the way first. "Huge" stays small enough to be divided by a step.
  const float huge = 1e6f;
  rod->SetLength(spring.length);
  rod->SetMaxLength(huge);
  rod->SetMinLength(joint.isSoft() ? 0 : spring.length);
  if (!joint.isSoft()) {
    rod->SetMaxLength(spring.length);
    rod->SetStiffness(0);
    rod->SetDamping(0);
  }
  if (joint.isSoft() && !wasSoft) springs.push_back(&joint);
  if (!joint.isSoft() && wasSoft) springs.erase(std::remove(springs.begin(), springs.end(), &joint), springs.end());
}

// The library's own helper takes the masses alone. UIKit's solver takes the effective mass along the joint, with the
// bodies' rotation in it, anew in each step.
void World::tuneSprings() {
  for (Joint *spring : springs) {
    auto *rod = static_cast<b2DistanceJoint *>(spring->joint);
    b2Body *a = rod->GetBodyA(), *b = rod->GetBodyB();
    if (!a->IsAwake() && !b->IsAwake()) continue;
    b2Vec2 end = rod->GetAnchorB(), start = rod->GetAnchorA();
    b2Vec2 u = end - start;
    // As the solver does: no direction below the slop.
    if (u.Normalize() <= b2_linearSlop) u.SetZero();
    float total = mobility(*a, start - a->GetWorldCenter(), u) + mobility(*b, end - b->GetWorldCenter(), u);
    float mass = total > 0 ? 1 / total : 0;
    float angular = 2 * b2_pi * spring->spring.frequency;
    rod->SetStiffness(mass * angular * angular);
    rod->SetDamping(2 * mass * spring->spring.dampingRatio * angular);
  }
}

bool World::isFinite() const {
  for (const b2Body *body = world.GetBodyList(); body; body = body->GetNext())
    if (!body->GetPosition().IsValid() || !b2IsValid(body->GetAngle()) || !body->GetLinearVelocity().IsValid() ||
        !b2IsValid(body->GetAngularVelocity()))
      return false;
  return true;
}

// Continuous collision costs the square of the number of contacts: in a pile of a thousand it is most of the time. There
// it is left out in steps in which nothing moves by half its own thickness, where it can only refine, not prevent.
bool World::mayTunnel(float duration) const {
  const int32 crowd = 500;
  if (world.GetContactCount() < crowd) return true;
  for (const b2Body *body = world.GetBodyList(); body; body = body->GetNext())
    if (body->GetLinearVelocity().Length() * duration > owner(body)->thickness / 2) return true;
  return false;
}

bool World::ShouldCollide(b2Fixture *a, b2Fixture *b) {
  const Body *one = owner(a->GetBody()), *two = owner(b->GetBody());
  return share(one->joins, two->meets) || share(two->joins, one->meets);
}

void World::note(b2Contact *contact, bool began) {
  CBoxContact event = {};
  event.tagA = owner(contact->GetFixtureA()->GetBody())->tag;
  event.tagB = owner(contact->GetFixtureB()->GetBody())->tag;
  event.began = began;
  if (contact->GetManifold()->pointCount > 0) {
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    event.point = vector(manifold.points[0]);
  }
  contacts.push_back(event);
}

void World::BeginContact(b2Contact *contact) { note(contact, true); }

void World::EndContact(b2Contact *contact) { note(contact, false); }

void World::SayGoodbye(b2Joint *joint) { forget(*reinterpret_cast<Joint *>(joint->GetUserData().pointer)); }

void World::SayGoodbye(b2Fixture *) {}

}  // namespace cbox
