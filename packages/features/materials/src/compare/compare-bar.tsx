import { lazyPart } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { BulkBar, Button } from '@tsumugi/ui'
import { GitCompare } from '@tsumugi/ui/icons'
import { Suspense, useState } from 'react'
import { mostCompared, type NamedCloth } from './named-cloth.ts'
import { compareTexts } from './compare-texts.ts'

const CompareDialog = lazyPart(() => import('./compare-dialog.tsx').then((m) => ({ default: m.CompareDialog })))

/** `12.34,56`: cloths with their colours, as an address names them; at most four. */
export const comparedIn = (text: string): NamedCloth[] =>
  text
    .split(',')
    .flatMap((part) => {
      const [id, colorId] = part.split('.').map(Number)
      return id ? [{ id, colorId: colorId || null }] : []
    })
    .slice(0, mostCompared)

/** One more, or one less where it is among them already; a fifth takes the place of the first. */
export function withCompared(cloths: readonly NamedCloth[], cloth: NamedCloth): string {
  const others = cloths.filter(({ id }) => id !== cloth.id)
  const now = others.length < cloths.length ? others : [...others, cloth].slice(-mostCompared)
  return now.map(({ id, colorId }) => (colorId ? `${id}.${colorId}` : String(id))).join(',')
}

interface CompareBarProps {
  readonly cloths: readonly NamedCloth[]
  onClear(): void
}

/** How many cloths are marked, and the way to see them side by side. */
export function CompareBar({ cloths, onClear }: CompareBarProps) {
  const t = useText(compareTexts)
  const [isOpen, open] = useState(false)
  return (
    <>
      <BulkBar count={cloths.length} onClear={onClear}>
        <Button
          icon={GitCompare}
          type="sub-primary"
          reason={cloths.length < 2 ? t('oneMore') : undefined}
          onClick={() => open(true)}
        >
          {t('compare')}
        </Button>
      </BulkBar>
      <Suspense>{isOpen && <CompareDialog cloths={cloths} onClose={() => open(false)} />}</Suspense>
    </>
  )
}
