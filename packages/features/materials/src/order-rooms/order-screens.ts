import { documentScreens } from '@tsumugi/document-screens'

export const orders = documentScreens(() => import('./orders.tsx').then((m) => m.materialOrders))
