import { useHost } from '@tsumugi/element'
import { languageNames, locales, setLocale, setPageLanguage, useLocale, useText, type Locale } from '@tsumugi/i18n'
import { changeLocale, report, storage, useApi, useSession } from '@tsumugi/session'
import { Button, Menu, MenuItem, toast } from '@tsumugi/ui'
import { ChevronDown, Globe } from '@tsumugi/ui/icons'
import { headerTexts } from './messages/catalogue.ts'

/** Changes the user's language, after which the page reloads (spec §4); a visitor's is kept in the browser. */
export function LanguageMenu() {
  const t = useText(headerTexts)
  const locale = useLocale()
  const choose = useLanguageChoice()
  return (
    <Menu
      label={t('language.label')}
      placement="below-end"
      trigger={(props) => (
        <Button
          {...props}
          className="language"
          type="plain"
          size={24}
          icon={Globe}
          iconEnd={ChevronDown}
          title={t('language.label')}
          aria-label={`${t('language.label')}: ${languageNames[locale]}`}
        >
          <span className="name">{languageNames[locale]}</span>
        </Button>
      )}
    >
      {locales.map((each) => (
        <MenuItem
          key={each}
          lang={each}
          checked={each === locale}
          onSelect={() => each !== locale && void choose(each)}
        >
          {languageNames[each]}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Draws in another language from now on: the account’s, or this browser’s for a visitor. */
export function useLanguageChoice(): (locale: Locale) => Promise<void> {
  const api = useApi()
  const t = useText(headerTexts)
  const { emit } = useHost()
  const { user } = useSession()
  return async (locale) => {
    if (!emit('locale-change', { locale }, { cancelable: true })) return
    if (!user) {
      storage.visitorLocale.set(locale)
      setLocale(locale)
      if (api.mode !== 'partner') setPageLanguage(locale)
      return
    }
    try {
      await changeLocale(api, locale)
    } catch (error) {
      report('change the language', error)
      toast({ title: t('language.failed'), message: t('language.failedWhy'), type: 'attention' })
    }
  }
}
