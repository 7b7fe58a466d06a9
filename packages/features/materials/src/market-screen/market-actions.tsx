import { materialOrdererKinds } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Button, Count } from '@tsumugi/ui'
import { Bookmark, ShoppingBag } from '@tsumugi/ui/icons'
import { useShelf } from '../bookmarks/use-bookmarks.ts'
import { marketTexts } from './market-texts.ts'

/** Where what one keeps and what one has laid into carts stands. */
export function MarketActions() {
  const t = useText(marketTexts)
  const { user } = useSession()
  const shelf = useShelf()
  const isBuyer = materialOrdererKinds.some((kind) => kind === user?.kind)
  if (!shelf) return null
  return (
    <>
      <Button icon={Bookmark} type="plain" href={isBuyer ? href('materialBookmarks') : href('materialAdminBookmarks')}>
        {t('bookmarks')} <Count>{shelf.marks.length}</Count>
      </Button>
      {isBuyer && (
        <Button icon={ShoppingBag} href={href('materialOrders', null, { status: 'cart' })}>
          {t('cart')}
        </Button>
      )}
    </>
  )
}
