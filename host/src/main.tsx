import { createApi } from '@tsumugi/api'
import { pageTitle } from '@tsumugi/navigation'
import { ApiProvider } from '@tsumugi/session'
import { adoptStyles, baseStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './application.tsx'
import { keepLinksInside } from './keep-links-inside.ts'

const productName = document.querySelector<HTMLMetaElement>('meta[name=product-name]')?.content ?? ''
document.title = pageTitle(productName)
for (const css of [...baseStyles, pageStyles]) adoptStyles(document, css)
keepLinksInside(document)

createRoot(document.getElementById('application')!).render(
  <StrictMode>
    <ApiProvider api={createApi()}>
      <Application />
      <OverlayHost />
    </ApiProvider>
  </StrictMode>,
)
