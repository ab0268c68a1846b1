import type { UserEntity } from '../storage/user.entity.js';

/** A person as the API shows them to themselves. */
export interface Profile extends Pick<
  UserEntity,
  | 'id'
  | 'email'
  | 'role'
  | 'department'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'partnerCompanyName'
  | 'avatarFile'
  | 'language'
  | 'theme'
  | 'version'
> {
  createdAt: Date;
}

export const profileOf = (user: UserEntity): Profile => ({
  id: user.id,
  email: user.email,
  role: user.role,
  department: user.department,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  partnerCompanyName: user.partnerCompanyName,
  avatarFile: user.avatarFile,
  language: user.language,
  theme: user.theme,
  version: user.version,
  createdAt: user.createdAt,
});
