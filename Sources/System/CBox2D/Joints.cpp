#include "World.hpp"

using namespace cbox;

namespace {

// The ends of a joint to be made, or why it cannot be: two different bodies of one world.
struct Ends {
  CBoxStatus status = CBoxStatusOK;
  World *world = nullptr;
  b2Body *a = nullptr, *b = nullptr;

  explicit Ends(const CBoxJointEnds &ends) {
    auto [worldA, bodyA] = find(ends.bodyA);
    auto [worldB, bodyB] = find(ends.bodyB);
    if (!bodyA || !bodyB || worldA != worldB || bodyA == bodyB) {
      status = CBoxStatusBadHandle;
    } else if (!isPosition(ends.anchorA) || !isPosition(ends.anchorB)) {
      status = CBoxStatusBadValue;
    } else {
      world = worldA;
      a = bodyA->body;
      b = bodyB->body;
    }
  }

  template <typename Definition> Definition definition(const CBoxJointEnds &ends) const {
    Definition definition;
    definition.bodyA = a;
    definition.bodyB = b;
    definition.localAnchorA = vector(ends.anchorA);
    definition.localAnchorB = vector(ends.anchorB);
    return definition;
  }

  // Angles of a joint are measured from how the bodies lie when it is made.
  float referenceAngle() const { return b->GetAngle() - a->GetAngle(); }
};

bool isLength(float length) { return within(length, 0, CBOX_MAX_COORDINATE); }

bool isSpring(const CBoxSpring &spring) {
  return isLength(spring.length) && within(spring.frequency, 0, 1e4f) && within(spring.dampingRatio, 0, 1e4f);
}

bool isRange(const CBoxRange &range) {
  const float most = CBOX_MAX_COORDINATE;
  return within(range.friction, 0, CBOX_MAX_EFFORT) &&
         (!range.isLimited || (within(range.lower, -most, most) && within(range.upper, range.lower, most)));
}

void give(CBoxJoint *joint, World *world, const Joint &made) { *joint = {world->serial, made.serial}; }

void wake(const Joint &joint) {
  joint.joint->GetBodyA()->SetAwake(true);
  joint.joint->GetBodyB()->SetAwake(true);
}

}  // namespace

CBoxStatus CBoxJointCreateDistance(CBoxJointEnds ends, CBoxSpring spring, CBoxJoint *joint) {
  *joint = {0, 0};
  Ends found(ends);
  if (found.status != CBoxStatusOK) return found.status;
  if (!isSpring(spring)) return CBoxStatusBadValue;
  auto definition = found.definition<b2DistanceJointDef>(ends);
  definition.length = spring.length;
  Joint &made = found.world->addJoint(definition);
  found.world->setSpring(made, spring);
  give(joint, found.world, made);
  return CBoxStatusOK;
}

CBoxStatus CBoxJointSetSpring(CBoxJoint handle, CBoxSpring spring) {
  auto [world, joint] = find(handle);
  if (!joint || joint->isRope || joint->joint->GetType() != e_distanceJoint) return CBoxStatusBadHandle;
  if (!isSpring(spring)) return CBoxStatusBadValue;
  world->setSpring(*joint, spring);
  wake(*joint);
  return CBoxStatusOK;
}

CBoxStatus CBoxJointCreateRope(CBoxJointEnds ends, float length, CBoxJoint *joint) {
  *joint = {0, 0};
  Ends found(ends);
  if (found.status != CBoxStatusOK) return found.status;
  if (!isLength(length)) return CBoxStatusBadValue;
  auto definition = found.definition<b2DistanceJointDef>(ends);
  definition.length = definition.maxLength = length;
  Joint &made = found.world->addJoint(definition);
  made.isRope = true;
  give(joint, found.world, made);
  return CBoxStatusOK;
}

CBoxStatus CBoxJointSetRopeLength(CBoxJoint handle, float length) {
  auto [world, joint] = find(handle);
  if (!joint || !joint->isRope) return CBoxStatusBadHandle;
  if (!isLength(length)) return CBoxStatusBadValue;
  static_cast<b2DistanceJoint *>(joint->joint)->SetMaxLength(length);
  wake(*joint);
  return CBoxStatusOK;
}

CBoxStatus CBoxJointCreateRevolute(CBoxJointEnds ends, CBoxRange range, CBoxJoint *joint) {
  *joint = {0, 0};
  Ends found(ends);
  if (found.status != CBoxStatusOK) return found.status;
  if (!isRange(range)) return CBoxStatusBadValue;
  auto definition = found.definition<b2RevoluteJointDef>(ends);
  definition.referenceAngle = found.referenceAngle();
  give(joint, found.world, found.world->addJoint(definition));
  return CBoxJointSetRange(*joint, range);
}

CBoxStatus CBoxJointCreatePrismatic(CBoxJointEnds ends, CBoxVector axis, CBoxRange range, CBoxJoint *joint) {
  *joint = {0, 0};
  Ends found(ends);
  if (found.status != CBoxStatusOK) return found.status;
  b2Vec2 direction = vector(axis);
  if (!isPosition(axis) || direction.Normalize() < 1e-6f || !isRange(range)) return CBoxStatusBadValue;
  auto definition = found.definition<b2PrismaticJointDef>(ends);
  definition.localAxisA = direction;
  definition.referenceAngle = found.referenceAngle();
  give(joint, found.world, found.world->addJoint(definition));
  return CBoxJointSetRange(*joint, range);
}

CBoxStatus CBoxJointSetRange(CBoxJoint handle, CBoxRange range) {
  auto [world, joint] = find(handle);
  if (!joint) return CBoxStatusBadHandle;
  if (!isRange(range)) return CBoxStatusBadValue;
  if (joint->joint->GetType() == e_revoluteJoint) {
    auto *hinge = static_cast<b2RevoluteJoint *>(joint->joint);
    if (range.isLimited) hinge->SetLimits(range.lower, range.upper);
    hinge->EnableLimit(range.isLimited);
    hinge->SetMaxMotorTorque(range.friction);
    hinge->EnableMotor(range.friction > 0);
  } else if (joint->joint->GetType() == e_prismaticJoint) {
    auto *slide = static_cast<b2PrismaticJoint *>(joint->joint);
    if (range.isLimited) slide->SetLimits(range.lower, range.upper);
    slide->EnableLimit(range.isLimited);
    slide->SetMaxMotorForce(range.friction);
    slide->EnableMotor(range.friction > 0);
  } else {
    return CBoxStatusBadHandle;
  }
  wake(*joint);
  return CBoxStatusOK;
}

CBoxStatus CBoxJointCreateWeld(CBoxJointEnds ends, CBoxJoint *joint) {
  *joint = {0, 0};
  Ends found(ends);
  if (found.status != CBoxStatusOK) return found.status;
  auto definition = found.definition<b2WeldJointDef>(ends);
  definition.referenceAngle = found.referenceAngle();
  give(joint, found.world, found.world->addJoint(definition));
  return CBoxStatusOK;
}

CBoxStatus CBoxJointDestroy(CBoxJoint handle) {
  auto [world, joint] = find(handle);
  if (!joint) return CBoxStatusBadHandle;
  world->removeJoint(*joint);
  return CBoxStatusOK;
}
