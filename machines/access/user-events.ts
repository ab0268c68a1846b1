import type { Id } from '#machines/kernel/ids';
import type { Department, Role } from '#machines/kernel/people';

/** A role with its department, which only heads and managers have. */
interface Post {
  role: Role;
  department: Department | null;
}

/** An event without data. */
type Nothing = { [Name in never]: unknown };

/**
 * Events of an account; the stream is the person. They hold ids, codes and field names, never a name, address, phone number or secret. Accounts are stored as
 * rows and are not folded from these events.
 */
export interface UserEventData {
  /** signed up by themselves; `way`: with which form */
  UserSignedUp: { way: 'full' | 'quick' };
  UserInvited: Post;
  InvitationRepeated: Nothing;
  InvitationAccepted: Nothing;
  EmailConfirmed: Nothing;
  /** a new email address waits for confirmation; `by`: the person, or an administrator */
  EmailChangeRequested: { by: 'self' | 'staff' };
  /** rejected from the current mailbox: "this was not me" */
  EmailChangeCancelled: Nothing;
  EmailChanged: Nothing;
  /** an upgrade found that the address is that of another account (`heldBy`), or that no email can reach it (null): it no longer signs in here */
  EmailWithdrawn: { heldBy: Id | null };
  PasswordChanged: { how: 'changed' | 'reset' };
  ProfileEdited: { fields: string[] };
  RoleChanged: { from: Post; to: Post };
  UserDeactivated: Nothing;
  UserReactivated: Nothing;
  UserErased: Nothing;
  /** `reuse`: a refresh token was used twice, which means that it was copied */
  SessionsRevoked: { scope: 'one' | 'all' | 'reuse' };
  SecondFactorEnrolled: Nothing;
  SecondFactorRemoved: { how: 'self' | 'staff' };
  RecoveryCodesRenewed: Nothing;
  /** used at sign-in instead of a code; `left`: remaining codes */
  RecoveryCodeUsed: { left: number };
  NoteAdded: { note: Id };
  NoteRemoved: { note: Id };
}
export type UserEventType = keyof UserEventData;

/** An event before it has a version in the stream. */
export type UserFact = { [Type in UserEventType]: { type: Type; data: UserEventData[Type] } }[UserEventType];

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const userEventVersion = (_type: string): number => 1;
