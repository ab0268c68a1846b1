const hidden = [/^\/admin(\/|$)/, /^\/login(\/|$)/, /^\/profile(\/|$)/, /^\/orders?(-list)?(\/|$)/];

/** False on admin, login, profile and order pages (section 2 of the specification). */
export const showsMessaging = (path: string): boolean => !hidden.some((place) => place.test(path));
