const said = document.querySelector('#said')

// The order was taken: the shop's own system may note its number.
document.addEventListener('tsumugi-order-complete', ({ detail }) => {
  said.textContent = `注文 ${detail.number} を受け付けました (${detail.quantity}点)`
})

// A log-in that ended, a refusal, something missing: the widget shows a view of its own unless this is prevented.
for (const kind of ['auth-required', 'forbidden', 'not-found']) {
  document.addEventListener(`tsumugi-${kind}`, ({ detail }) => {
    said.dataset.last = `${kind} ${detail.status}`
  })
}
