import { auditNouns, auditVerbs } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useMemo } from 'react'
import { actionTexts } from './messages/catalogue.ts'

const oneOf = <Word extends string>(words: readonly Word[], word: string | undefined) =>
  words.find((each) => each === word)

/** What was done in the reader's language; rows of an older version that name it otherwise are shown as they stand. */
export function useActionWords() {
  const t = useText(actionTexts)
  return useMemo(() => {
    /** `member`, or as it stands. */
    const nounWords = (name: string): string => {
      const noun = oneOf(auditNouns, name)
      return noun ? t(`noun.${noun}`) : name
    }
    /** `suspended`. */
    const verbWords = (name: string): string => {
      const verb = oneOf(auditVerbs, name)
      return verb ? t(`verb.${verb}`) : name
    }
    /** `member.suspended`. */
    const actionWords = (action: string): string => {
      const [name, deed] = action.split('.')
      const [noun, verb] = [oneOf(auditNouns, name), oneOf(auditVerbs, deed)]
      return noun && verb ? t('said', { noun: t(`noun.${noun}`), verb: t(`verb.${verb}`) }) : action
    }
    return { nounWords, verbWords, actionWords }
  }, [t])
}
