/** A number of days with the minus that figures carry. */
export const signed = (days: number): string => (days < 0 ? `−${-days}` : String(days))
