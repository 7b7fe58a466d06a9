const said = document.querySelector('#said')

// Every event bubbles up to the document, through shadow borders. Preventing one skips what would follow.
document.addEventListener('tsumugi-navigate', (event) => {
  said.textContent = `${event.detail.href} へ移動します`
})

document.addEventListener('tsumugi-load-error', (event) => {
  event.preventDefault()
  said.textContent = '一部を読み込めませんでした。接続を確認して、もう一度開いてください。'
})
