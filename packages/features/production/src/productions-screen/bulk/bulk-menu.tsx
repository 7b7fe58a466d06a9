import type { Production } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Menu, MenuItem } from '@tsumugi/ui'
import { ChevronDown } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { listTexts } from '../list-texts.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { bulkActions, mostAtOnce, type BulkAction } from './bulk-actions.ts'

interface BulkMenuProps {
  readonly picked: readonly Production[]
  onDone(): void
}

/** What can be done with many productions of one's own. */
export function BulkMenu({ picked, onDone }: BulkMenuProps) {
  const t = useText(listTexts)
  const [action, choose] = useState<BulkAction | null>(null)
  const tooMany = picked.length > mostAtOnce
  return (
    <>
      <Menu
        placement="above-end"
        trigger={(props) => (
          <Button type="sub-primary" iconEnd={ChevronDown} {...props}>
            {t('bulk')}
          </Button>
        )}
      >
        {bulkActions.map((each) => (
          <MenuItem
            key={each}
            attention={each === 'remove'}
            onSelect={() => choose(each)}
            {...(tooMany && { reason: t('most', { count: mostAtOnce }) })}
          >
            {t(each)}
          </MenuItem>
        ))}
      </Menu>
      {action && <BulkDialog {...{ action, picked, onDone }} onClose={() => choose(null)} />}
    </>
  )
}
