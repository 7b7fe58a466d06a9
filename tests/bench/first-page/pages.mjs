/** The pages people come to first, and what of their own data is first seen there. */
export const pages = {
  home: { name: '/s/ home', path: '/s/', useful: '.home-screen .desk' },
  map: { name: 'MD map', path: '/s/merchandisings/md_map', useful: '.md-map-card' },
  productions: { name: 'productions', path: '/s/productions', useful: 'main .named .code' },
  trade: { name: 'a trade', path: '/s/trades/:id', useful: 'main .trade-chain' },
}
