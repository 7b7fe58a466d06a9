import '@tsumugi/sdk/cloak.css'
import { createRoot } from 'react-dom/client'
import { ProductPage } from './product-page.tsx'

createRoot(document.getElementById('root')!).render(<ProductPage />)
