/** Where the server-sent events of an origin are; '' is the page's own. */
export const eventsAddress = (origin: string): string => `${origin}/api/events`
