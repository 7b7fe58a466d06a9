/** The id in an address; 0 for one that is none, which nothing has. */
export const itemIdOf = ({ id = '' }: Readonly<Record<string, string>>): number =>
  /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0
