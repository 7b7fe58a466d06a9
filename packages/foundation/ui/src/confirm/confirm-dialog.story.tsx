import { ConfirmDialog } from './confirm-dialog.tsx'

const nothing = () => {}

export function Primary() {
  return (
    <ConfirmDialog
      title="発注書を発行しますか?"
      message={'発行すると PDF が確定し、港南商事(デモ)に届きます。'}
      onAnswer={nothing}
    />
  )
}

export function Attention() {
  return (
    <ConfirmDialog
      type="attention"
      title="3件を削除しますか?"
      message={'下書きと添付ファイルも消えます。\n元に戻せません。'}
      onAnswer={nothing}
    />
  )
}

export function WithDeny() {
  return (
    <ConfirmDialog
      title="変更を保存しますか?"
      width={400}
      okLabel="保存する"
      denyLabel="保存しない"
      cancelLabel="戻る"
      onAnswer={nothing}
    />
  )
}

export function Centred() {
  return (
    <ConfirmDialog
      center
      title="承認しますか?"
      message="承認すると次の人へ進みます。"
      okLabel="承認する"
      onAnswer={nothing}
    />
  )
}
