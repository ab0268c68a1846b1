import type { Id } from '#libs/kernel/ids';
import type { Department, Role } from '#libs/kernel/people';

/** A place in the house: a department belongs to heads and managers. */
interface Post {
  role: Role;
  department: Department | null;
}

/** An event that says all by its type. */
type Nothing = { [Name in never]: unknown };

/**
 * What was done to an account, as it stands in the log for ever; the stream is the person. Ids, codes and names of fields: never a person's name, address,
 * phone or secret. The accounts themselves are rows, not folded from these.
 */
export interface UserEventData {
  /** by themselves; `way`: which form */
  UserSignedUp: { way: 'full' | 'quick' };
  UserInvited: Post;
  InvitationRepeated: Nothing;
  InvitationAccepted: Nothing;
  EmailConfirmed: Nothing;
  /** a new mailbox was named and has not answered yet; `by`: the person, or whoever administers them */
  EmailChangeRequested: { by: 'self' | 'staff' };
  /** by the mailbox that the account has: "this was not me" */
  EmailChangeCancelled: Nothing;
  EmailChanged: Nothing;
  PasswordChanged: { how: 'changed' | 'reset' };
  ProfileEdited: { fields: string[] };
  RoleChanged: { from: Post; to: Post };
  UserDeactivated: Nothing;
  UserReactivated: Nothing;
  UserErased: Nothing;
  /** `reuse`: a refresh token came twice, so somebody had a copy */
  SessionsRevoked: { scope: 'one' | 'all' | 'reuse' };
  SecondFactorEnrolled: Nothing;
  SecondFactorRemoved: { how: 'self' | 'staff' };
  RecoveryCodesRenewed: Nothing;
  /** at a sign-in, in the place of a code; `left` after it */
  RecoveryCodeUsed: { left: number };
  NoteAdded: { note: Id };
  NoteRemoved: { note: Id };
}
export type UserEventType = keyof UserEventData;

/** What happened, before it has its place in the stream. */
export type UserFact = { [Type in UserEventType]: { type: Type; data: UserEventData[Type] } }[UserEventType];

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const userEventVersion = (_type: string): number => 1;
