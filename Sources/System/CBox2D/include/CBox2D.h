#ifndef SPRINGFORM_CBOX2D_H
#define SPRINGFORM_CBOX2D_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A C face over Box2D 2.4.x, in Box2D's own units: metres, kilograms, seconds, radians.
//
// Debian builds the library with its assertions on, and a failed assertion aborts the process. So every argument is
// checked here before it reaches the library: a call with a stale or foreign handle, a number that is not finite, or a
// value out of the range stated at the function changes nothing and says so.
//
// A world and what lives in it belong to one thread at a time; different worlds are independent.

typedef enum CBoxStatus {
  CBoxStatusOK = 0,
  CBoxStatusBadHandle = 1,    // never given out, already destroyed, or from another world
  CBoxStatusBadValue = 2,     // not finite, or out of the stated range
  CBoxStatusUnsupported = 3,  // the library found at run time is not 2.4.x
  CBoxStatusDiverged = 4,     // a body's state is no longer finite; the world is frozen
} CBoxStatus;

// Handles are names, not addresses: the all-zero handle is never valid, and none is given out twice.
typedef struct CBoxWorld { uint64_t serial; } CBoxWorld;
typedef struct CBoxBody { uint64_t world; uint64_t serial; } CBoxBody;
typedef struct CBoxJoint { uint64_t world; uint64_t serial; } CBoxJoint;

typedef struct CBoxVector { float x, y; } CBoxVector;
typedef struct CBoxVersion { int32_t major, minor, revision; } CBoxVersion;

// The largest coordinate, and the largest force, torque, impulse or speed that is accepted.
#define CBOX_MAX_COORDINATE 1e5f
#define CBOX_MAX_EFFORT 1e9f
#define CBOX_MIN_LENGTH 1e-5f
#define CBOX_MAX_POLYGON_VERTICES 8

// The library's version as it reports it at run time; Debian's 2.4.1 says 2.4.0.
CBoxVersion CBoxLibraryVersion(void);
bool CBoxLibraryIsSupported(void);

// Worlds. Destroying one frees everything in it; its bodies' and joints' handles become stale.
CBoxStatus CBoxWorldCreate(CBoxWorld *world);
CBoxStatus CBoxWorldDestroy(CBoxWorld world);
CBoxStatus CBoxWorldSetGravity(CBoxWorld world, CBoxVector gravity);
// One step of `duration` seconds, above 0 and at most 1; forces are cleared after it. 1 to 100 iterations.
CBoxStatus CBoxWorldStep(CBoxWorld world, float duration, int32_t velocityIterations, int32_t positionIterations);
// How many bodies and joints the world holds; 0 for a bad handle.
size_t CBoxWorldBodyCount(CBoxWorld world);
size_t CBoxWorldJointCount(CBoxWorld world);
// Whether any moving body is awake.
bool CBoxWorldIsAwake(CBoxWorld world);

// Bodies. A body is still until it has a mass.
typedef struct CBoxBodyState {
  CBoxVector position;  // of the body's origin
  float angle;
  CBoxVector velocity;  // of the centre of mass
  float angularVelocity;
  CBoxVector massCenter;  // in world coordinates
  bool awake;
} CBoxBodyState;

typedef struct CBoxMass {
  float mass;         // above 0
  CBoxVector center;  // in the body's coordinates
  float inertia;      // about that centre, above 0
} CBoxMass;

// `tag` names the body in contacts.
CBoxStatus CBoxBodyCreate(
    CBoxWorld world, CBoxVector position, float angle, bool moves, uint64_t tag, CBoxBody *body);
CBoxStatus CBoxBodyDestroy(CBoxBody body);
CBoxStatus CBoxBodyGetState(CBoxBody body, CBoxBodyState *state);
CBoxStatus CBoxBodySetTransform(CBoxBody body, CBoxVector position, float angle);
CBoxStatus CBoxBodySetVelocity(CBoxBody body, CBoxVector velocity, float angularVelocity);
CBoxStatus CBoxBodySetMass(CBoxBody body, CBoxMass mass);
CBoxStatus CBoxBodySetMoves(CBoxBody body, bool moves);
CBoxStatus CBoxBodySetFixedRotation(CBoxBody body, bool fixed);
CBoxStatus CBoxBodySetBullet(CBoxBody body, bool bullet);
CBoxStatus CBoxBodySetGravityScale(CBoxBody body, float scale);
// Damping in 1/s, not negative.
CBoxStatus CBoxBodySetDamping(CBoxBody body, float linear, float angular);
// Of all shapes, also where they touch already; neither is negative.
CBoxStatus CBoxBodySetMaterial(CBoxBody body, float friction, float restitution);
CBoxStatus CBoxBodyWake(CBoxBody body);
// At the centre of mass; a sleeping body sleeps on. Efforts beyond the maximum are limited to it.
CBoxStatus CBoxBodyApplyForce(CBoxBody body, CBoxVector force, float torque);
// At the centre of mass; wakes the body.
CBoxStatus CBoxBodyApplyImpulse(CBoxBody body, CBoxVector impulse, float angularImpulse);

// Two bodies collide when one of them meets a group that the other joins; without groups nothing collides.
CBoxStatus CBoxBodySetGroups(
    CBoxBody body, const uint64_t *joins, size_t joinCount, const uint64_t *meets, size_t meetCount);

// Shapes. Polygons are convex, counter-clockwise where y grows upward, with 3 to 8 vertices and no skin.
CBoxStatus CBoxBodyAddPolygon(CBoxBody body, const CBoxVector *vertices, size_t count);
CBoxStatus CBoxBodyAddCircle(CBoxBody body, CBoxVector center, float radius);
// An edge collides on both sides and keeps others `skin` away.
CBoxStatus CBoxBodyAddEdge(CBoxBody body, CBoxVector start, CBoxVector end, float skin);

// What began and ended to touch, shape by shape, in the order of the solver. Taking them forgets them.
typedef struct CBoxContact {
  uint64_t tagA, tagB;
  CBoxVector point;  // meaningful when the contact began
  bool began;
} CBoxContact;
size_t CBoxWorldContactCount(CBoxWorld world);
size_t CBoxWorldTakeContacts(CBoxWorld world, CBoxContact *contacts, size_t capacity);
// The points where shapes touch now; returns how many there are, and writes at most `capacity` of them.
size_t CBoxWorldTouchPoints(CBoxWorld world, CBoxVector *points, size_t capacity);

// Joints between points given in the two bodies' own coordinates. Joined bodies still collide.
typedef struct CBoxJointEnds {
  CBoxBody bodyA, bodyB;
  CBoxVector anchorA, anchorB;
} CBoxJointEnds;

typedef struct CBoxSpring {
  float length;        // in metres, above 0
  float frequency;     // in hertz; 0 makes a rigid rod
  float dampingRatio;  // not negative
} CBoxSpring;

// Limits apply when `isLimited`, with lower <= upper; the motor holds the joint still with at most `friction` (N m or N).
typedef struct CBoxRange {
  bool isLimited;
  float lower, upper;
  float friction;
} CBoxRange;

CBoxStatus CBoxJointCreateDistance(CBoxJointEnds ends, CBoxSpring spring, CBoxJoint *joint);
CBoxStatus CBoxJointSetSpring(CBoxJoint joint, CBoxSpring spring);
CBoxStatus CBoxJointCreateRope(CBoxJointEnds ends, float length, CBoxJoint *joint);
CBoxStatus CBoxJointSetRopeLength(CBoxJoint joint, float length);
CBoxStatus CBoxJointCreateRevolute(CBoxJointEnds ends, CBoxRange range, CBoxJoint *joint);
// `axis` is a direction in body A's coordinates.
CBoxStatus CBoxJointCreatePrismatic(CBoxJointEnds ends, CBoxVector axis, CBoxRange range, CBoxJoint *joint);
CBoxStatus CBoxJointSetRange(CBoxJoint joint, CBoxRange range);
CBoxStatus CBoxJointCreateWeld(CBoxJointEnds ends, CBoxJoint *joint);
CBoxStatus CBoxJointDestroy(CBoxJoint joint);

#ifdef __cplusplus
}
#endif

#endif
