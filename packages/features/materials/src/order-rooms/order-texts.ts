import { defineCatalogue, withNouns, type Text } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What the cart and the rooms of orders say. */
export const orderTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  {
    orders: 'noun.materialOrders',
    shipments: 'noun.shipments',
    distributor: 'noun.distributorSearch',
    catalogue: 'noun.catalogueCloths',
    customers: 'noun.distributorCustomers',
  },
)
export type OrderText = Text<Messages>
