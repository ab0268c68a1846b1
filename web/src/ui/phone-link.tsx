import type { ReactNode } from 'react';
import { telHref } from '../lib/phone.js';
import { usePhones } from '../lib/phones.js';

/** A link that calls a stored number; `icon` stands before it. */
export function PhoneLink({ phone, className, icon }: { phone: string; className?: string | undefined; icon?: ReactNode }) {
  const phones = usePhones();
  return (
    <a href={telHref(phone)} className={className}>
      {icon}
      {phones?.formatPhone(phone) ?? phone}
    </a>
  );
}
