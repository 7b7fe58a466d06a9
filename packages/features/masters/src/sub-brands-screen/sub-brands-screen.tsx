import { masters } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { RecordsScreen, useNames, useSource, type PageAddress } from '@tsumugi/records'
import { Button, Combobox, EmptyState, ErrorState, Skeleton } from '@tsumugi/ui'
import { subBrands } from '../definitions/sub-brands.ts'
import { productTexts } from '../product-words/product-texts.ts'

/** Sub-brands of one brand; the brand is chosen above the list, the first one to begin with. */
export function SubBrandsScreen({ params, query }: PageAddress) {
  const t = useText(productTexts)
  const { data: brands, error, mutate } = useNames(useSource(masters.brands))
  if (error && !brands) return <ErrorState heading="h2" onRetry={() => void mutate()} />
  if (!brands) return <Skeleton rows={8} />
  const [first] = brands
  if (!first)
    return (
      <EmptyState
        heading="h1"
        title={t('brand.none')}
        action={
          <Button type="primary" href={href('brands')}>
            {t('brand.to')}
          </Button>
        }
      />
    )
  return (
    <RecordsScreen
      definition={subBrands}
      {...{ params, query }}
      parentId={first.id}
      filters={(parentId, choose) => (
        <Combobox
          aria-label={t('brand.choose')}
          clearable={false}
          value={String(parentId ?? first.id)}
          options={brands.map(({ id, name, code }) => ({ value: String(id), label: name, hint: code ?? undefined }))}
          onChange={(id) => id && choose(Number(id))}
        />
      )}
    />
  )
}
