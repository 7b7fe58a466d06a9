import type { Organisation } from '@tsumugi/contract'
import { grantableFunctions, type FunctionKey, type MemberRole } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Checkbox, Notice } from '@tsumugi/ui'
import { useWords } from '../words/status-words.tsx'
import { memberTexts } from './messages/catalogue.ts'

interface InvitedFunctionsProps {
  organisation: Organisation
  role: MemberRole
  chosen: readonly FunctionKey[]
  error?: string | undefined
  onChange(chosen: FunctionKey[]): void
}

/** What an invited person may use: nothing that is not ticked. An owner has everything. */
export function InvitedFunctions({ organisation, role, chosen, error, onChange }: InvitedFunctionsProps) {
  const t = useText(memberTexts)
  const words = useWords()
  const { user } = useSession()
  const grantable = grantableFunctions(organisation.role, user?.enabledFunctions ?? [], organisation.enabledFunctions)
  if (role === 'owner') return <p className="small soft">{t('invite.functionsOfOwner')}</p>
  if (grantable.length === 0) return null
  return (
    <fieldset aria-label={t('functions')}>
      <p className="small soft">{t('invite.functions')}</p>
      {error && (
        <Notice hue="madder" live>
          {error}
        </Notice>
      )}
      <div className="people-ticks">
        {grantable.map((key) => (
          <Checkbox
            key={key}
            checked={chosen.includes(key)}
            onChange={(on) => onChange(grantable.filter((each) => (each === key ? on : chosen.includes(each))))}
          >
            {words.function(key)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
