import { html } from 'hono/html'
import type { ServerParts } from '../../server-parts.ts'
import type { AccountApp } from '../requests/account-request.ts'
import { answer } from '../frame/page-frame.ts'
import { heading } from '../frame/page-fields.ts'

/** The installation's other sites, to which the side menu leads (spec §2): the setting that names each, and what we have like it. */
export const externalSites = {
  public_projects: { setting: 'PUBLIC_PROJECTS_URL', ours: '/s/matching' },
  supplier_search: { setting: 'SUPPLIER_SEARCH_URL', ours: '/s/matching/search' },
  partner_information: { setting: 'PARTNER_INFORMATION_URL', ours: '/s/matching/profile' },
} as const

export type ExternalSite = keyof typeof externalSites

/** Sends on to the site that the settings name; of one that they do not, a page says so and leads to our own. */
export function externalSitePages(
  pages: AccountApp,
  { productName, externalSites: addresses = {} }: ServerParts,
): void {
  for (const site of Object.keys(externalSites) as ExternalSite[]) {
    const { setting, ours } = externalSites[site]
    pages.get(`/users/sites/${site}`, (context) => {
      const address = addresses[site]
      if (address) return context.redirect(address, 302)
      const text = context.get('text')
      const body = html`${heading(text(`sites.${site}`), text('sites.lead'))}
        <p class="small soft">${text('sites.setting', { setting })}</p>
        <p><a href="${ours}">${text('sites.ours', { productName })}</a></p>`
      return answer(context, productName, { body })
    })
  }
}
