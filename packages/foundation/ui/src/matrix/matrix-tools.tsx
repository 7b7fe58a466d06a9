import { useText } from '@tsumugi/i18n'
import { useState } from 'react'
import { Button, IconButton } from '../button/button.tsx'
import { Calculator, Redo2, Undo2 } from '../icon/icons.ts'
import type { MatrixLine, Place } from './cells/matrix-data.ts'
import { MatrixRatio } from './matrix-ratio.tsx'
import { matrixTexts } from './messages/catalogue.ts'
import type { MatrixControl } from './use-matrix.ts'

interface MatrixToolsProps {
  rows: readonly MatrixLine[]
  columns: readonly MatrixLine[]
  matrix: MatrixControl
  hasRatio: boolean
  ghostAt(place: Place): string | undefined
  tell(said: string): void
  tellCounts(counts: { lost: number }): void
}

/** What has keys, for those without them: undo, redo and the distribution of a total. */
export function MatrixTools({ tellCounts, hasRatio, ...ratio }: MatrixToolsProps) {
  const t = useText(matrixTexts)
  const [isOpen, setOpen] = useState(false)
  const { matrix } = ratio
  return (
    <>
      <div className="tools" role="toolbar" aria-label={t('tools')}>
        <IconButton
          label={t('undo')}
          icon={Undo2}
          size={24}
          disabled={!matrix.canUndo}
          onClick={() => tellCounts({ lost: matrix.undo() })}
        />
        <IconButton
          label={t('redo')}
          icon={Redo2}
          size={24}
          disabled={!matrix.canRedo}
          onClick={() => tellCounts({ lost: matrix.redo() })}
        />
        {hasRatio && (
          <Button type="plain" size={24} icon={Calculator} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('ratio')}
          </Button>
        )}
      </div>
      {isOpen && <MatrixRatio {...ratio} />}
    </>
  )
}
