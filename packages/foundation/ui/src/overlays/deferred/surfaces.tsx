import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx'
import { confirmRequests } from '../../confirm/confirm-requests.ts'
import { ToastList } from '../../toast/toast-list.tsx'

/** What `confirm()` and `toast()` show, in the widget or app that serves the page. */
export function Surfaces({ region }: { region: HTMLElement }) {
  const requests = useSyncExternalStore(confirmRequests.subscribe, confirmRequests.list)
  return (
    <>
      {requests.map(({ id, answer, ...options }) => (
        <ConfirmDialog key={id} {...options} onAnswer={answer} />
      ))}
      {createPortal(<ToastList region={region} />, region)}
    </>
  )
}
