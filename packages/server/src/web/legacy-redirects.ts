/**
 * Paths of the older host application that menus and mails point to, each with the screen of ours that does its work:
 * without the older application the product is whole on its own (domain §6.7). What has no screen of its own leads home.
 */
export const legacyRedirects: readonly { readonly from: RegExp; readonly to: (...ids: string[]) => string }[] = [
  { from: /^\/sewing\/[a-z]+\/productions$/, to: () => '/s/productions' },
  { from: /^\/project\/projects$/, to: () => '/s/projects' },
  { from: /^\/project\/projects\/(\d+)$/, to: (id) => `/s/projects/${id}` },
  { from: /^\/trade\/trades$/, to: () => '/s/trades/' },
  { from: /^\/trade\/trades\/(\d+)$/, to: (id) => `/s/trades/${id}` },
  { from: /^\/transport\/transports$/, to: () => '/s/transports' },
  { from: /^\/transport\/transports\/(\d+)$/, to: (id) => `/s/transports/${id}` },
  { from: /^\/account\/user_groups\/\d+\/extension_field_definitions$/, to: () => '/s/extension_field_definitions' },
  { from: /^\/account\/[a-z]+\/(notices|feedbacks)$/, to: (area) => `/s/${area}` },
  { from: /^\/account\/[a-z]+\/kpi$/, to: () => '/s/kpi' },
  { from: /^\/(calendar|messages)$/, to: (area) => `/s/${area}` },
  { from: /^\/messages\/(\d+)$/, to: (id) => `/s/messages/${id}` },
  { from: /^\/exhibitions$/, to: () => '/s/exhibition_admin' },
]

/** The address of our screen for a path of the older application, with its query; nothing for an unknown path. */
export function twinOf(path: string, search: string): string | undefined {
  const bare = path.replace(/(?<=.)\/+$/, '')
  for (const { from, to } of legacyRedirects) {
    const found = from.exec(bare)
    if (found) return to(...found.slice(1)) + search
  }
  return undefined
}
