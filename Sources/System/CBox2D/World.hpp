#pragma once

// Debian's 2.4.1 is the solver whose trajectories match UIKit's; 3.x has another one and 2.3 other headers.
#if !__has_include(<box2d/b2_world.h>)
#error "Box2D 2.4.1 is needed: apt-get install libbox2d-dev (3.x has another solver and does not move like UIKit)"
#endif

#include <box2d/box2d.h>

#include <memory>
#include <unordered_map>
#include <vector>

#include "CBox2D.h"

namespace cbox {

struct Body {
  b2Body *body = nullptr;
  uint64_t serial = 0;
  uint64_t tag = 0;
  CBoxMass mass = {};
  float thickness = b2_maxFloat;  // the smallest distance from a shape's centre to its side
  std::vector<uint64_t> joins;  // sorted
  std::vector<uint64_t> meets;  // sorted

  // The library forgets a mass when it changes the body's type or rotation, because the shapes have no density here.
  void restoreMass();
};

struct Joint {
  b2Joint *joint = nullptr;
  uint64_t serial = 0;
  bool isRope = false;
  CBoxSpring spring = {};  // of a distance joint

  bool isSoft() const { return spring.frequency > 0; }
};

// Keeps the library's callbacks short: filtering is a lookup, contacts are written down and told after the step.
class World final : b2ContactFilter, b2ContactListener, b2DestructionListener {
public:
  explicit World(uint64_t serial);

  const uint64_t serial;
  b2World world;
  bool diverged = false;
  std::vector<CBoxContact> contacts;

  Body *body(uint64_t serial) const;
  Joint *joint(uint64_t serial) const;
  size_t jointCount() const { return joints.size(); }

  Body &addBody(const b2BodyDef &definition, uint64_t tag);
  void removeBody(Body &body);
  Joint &addJoint(b2JointDef &definition);
  void removeJoint(Joint &joint);
  void setSpring(Joint &joint, CBoxSpring spring);

  // Sets the stiffness of soft joints for the coming step from where their bodies are now.
  void tuneSprings();
  bool isFinite() const;
  // Whether something could pass through something else in a step of that many seconds, as far as it pays to look.
  bool mayTunnel(float duration) const;

private:
  // Looked up, never iterated: their order is not the same from run to run.
  std::unordered_map<uint64_t, std::unique_ptr<Body>> bodies;
  std::unordered_map<uint64_t, std::unique_ptr<Joint>> joints;
  std::vector<Joint *> springs;  // the soft joints, oldest first
  uint64_t lastSerial = 0;

  void forget(Joint &joint);
  void note(b2Contact *contact, bool began);

  bool ShouldCollide(b2Fixture *a, b2Fixture *b) override;
  void BeginContact(b2Contact *contact) override;
  void EndContact(b2Contact *contact) override;
  void SayGoodbye(b2Joint *joint) override;
  void SayGoodbye(b2Fixture *fixture) override;
};

// The world of that handle, or null for a stale one.
World *find(CBoxWorld handle);

// A body or a joint together with its world; both null for a stale handle.
struct FoundBody {
  World *world;
  Body *body;
};
struct FoundJoint {
  World *world;
  Joint *joint;
};
FoundBody find(CBoxBody handle);
FoundJoint find(CBoxJoint handle);

inline b2Vec2 vector(CBoxVector v) { return b2Vec2(v.x, v.y); }
inline CBoxVector vector(const b2Vec2 &v) { return {v.x, v.y}; }

// These are false for a value that is not a number.
inline bool within(float value, float low, float high) { return value >= low && value <= high; }
inline bool isPosition(CBoxVector v) {
  return within(v.x, -CBOX_MAX_COORDINATE, CBOX_MAX_COORDINATE) &&
         within(v.y, -CBOX_MAX_COORDINATE, CBOX_MAX_COORDINATE);
}
inline bool isFinite(CBoxVector v) { return b2IsValid(v.x) && b2IsValid(v.y); }

}  // namespace cbox
