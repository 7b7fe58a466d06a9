import { ErrorState } from './error-state.tsx'

export function ListFailed() {
  return <ErrorState title="一覧を読み込めませんでした" onRetry={() => {}} requestId="7f3a-92c1" />
}
