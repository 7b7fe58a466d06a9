import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { createRoot } from 'react-dom/client'
import { readChoice } from './choice.ts'
import { Stage, StoryAlone } from './stage.tsx'
import css from './stories.css?inline'

const choice = readChoice(location.search)
if (choice.theme !== 'system') document.documentElement.dataset.theme = choice.theme
setLocale(choice.locale)
adoptStyles(document, pageStyles, css)

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(choice.alone ? <StoryAlone choice={choice} /> : <Stage choice={choice} />)
