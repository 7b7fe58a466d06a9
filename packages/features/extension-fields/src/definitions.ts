/** Definitions of masters, for tables in and out; apart from the screens, which pages of others load. */
export const definitions = {
  extensionFieldDefinitions: () => import('./definitions-screen/definitions.ts').then((m) => m.definitions),
}
