import { documentScreens } from '@tsumugi/document-screens'

export const orders = documentScreens(() => import('./orders.ts').then((m) => m.materialOrders))
