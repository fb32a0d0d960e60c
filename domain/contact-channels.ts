// Separate from the schemas, so that a page can name them without those.
export const CONTACT_CHANNELS = ['email', 'phone'] as const;
export const CONTACT_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const;
