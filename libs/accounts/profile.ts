import { emailNeedsPassword, type UserEntity } from './user.entity.js';

/** A person's own profile in the API. */
export interface Profile extends Pick<
  UserEntity,
  | 'id'
  | 'email'
  | 'role'
  | 'department'
  | 'firstName'
  | 'lastName'
  | 'latinFirstName'
  | 'latinLastName'
  | 'phone'
  | 'partnerCompanyName'
  | 'avatarFile'
  | 'birthday'
  | 'countryId'
  | 'language'
  | 'timeZone'
  | 'theme'
  | 'version'
> {
  createdAt: Date;
  emailConfirmed: boolean;
  /** the sign-in requires one */
  secondFactor: boolean;
  /** the password was sent by email and has been used */
  mustChangePassword: boolean;
  /** another email address takes the current password */
  emailNeedsPassword: boolean;
}

export const profileOf = (user: UserEntity): Profile => ({
  id: user.id,
  email: user.email,
  role: user.role,
  department: user.department,
  firstName: user.firstName,
  lastName: user.lastName,
  latinFirstName: user.latinFirstName,
  latinLastName: user.latinLastName,
  phone: user.phone,
  partnerCompanyName: user.partnerCompanyName,
  avatarFile: user.avatarFile,
  birthday: user.birthday,
  countryId: user.countryId,
  language: user.language,
  timeZone: user.timeZone,
  theme: user.theme,
  version: user.version,
  createdAt: user.createdAt,
  emailConfirmed: user.emailConfirmedAt !== null,
  secondFactor: user.secondFactorAt !== null,
  mustChangePassword: user.mustChangePassword,
  emailNeedsPassword: emailNeedsPassword(user),
});
