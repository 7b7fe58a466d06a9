import { useText } from '@tsumugi/i18n'
import { Button } from '../button/button.tsx'
import { matrixTexts } from './messages/catalogue.ts'
import type { MatrixControl } from './use-matrix.ts'

interface MatrixWordsProps {
  matrix: MatrixControl
  /** By which the cell one stands in is described. */
  toldId: string
  /** About the cell one stands in. */
  told: string | undefined
  /** Its text is no quantity. */
  isUnread: boolean
  /** About the first cell to be mended, when one stands elsewhere. */
  elsewhere: string | undefined
  /** What the last gesture did, or what is selected. */
  said: string
  hasKeys: boolean
  onNextFault(): void
}

/** The sentences beneath a matrix: faults, what happened, what is selected. */
export function MatrixWords(props: MatrixWordsProps) {
  const { matrix, toldId, told, isUnread, elsewhere, said, hasKeys, onNextFault } = props
  const t = useText(matrixTexts)
  return (
    <div className="words">
      {told && (
        <p
          id={toldId}
          className="told"
          data-kind={matrix.stateAt(matrix.current)?.kind}
          role={isUnread ? 'alert' : undefined}
        >
          {told}
        </p>
      )}
      {elsewhere && (
        <p className="told" role="alert">
          {elsewhere}
        </p>
      )}
      {matrix.faults.length > 1 && (
        <p className="told">
          {t('faults', { count: matrix.faults.length })}{' '}
          <Button type="plain" size={24} onClick={onNextFault}>
            {t('faults.next')}
          </Button>
        </p>
      )}
      <p className="soft" role="status">
        {said}
      </p>
      {hasKeys && <p className="keys faint">{t('keys')}</p>}
    </div>
  )
}
