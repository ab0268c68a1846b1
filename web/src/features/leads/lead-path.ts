export const leadsPath = '/admin/leads';

/** Where a lead is read. */
export const leadPath = (id: string): string => `/admin/lead/${id}`;
