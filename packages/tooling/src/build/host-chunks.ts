const ofFrame =
  /features[\\/]shell[\\/]src[\\/](default-layout|global-header|notification-centre|organisation-switch|page-links|ribbon|side-menu)[\\/]/
const words =
  /(?:foundation[\\/]\w+|features[\\/]shell|packages[\\/]domain)[\\/]src[\\/](?:.*[\\/])?messages[\\/](ja|en|zh-CN)\.ts/

/**
 * What many screens share comes in few files: a screen used to ask for a hundred small ones. The frame around every page
 * is one, its words in one language another.
 */
export const hostChunks = [
  { name: (id: string) => `words-${words.exec(id)?.[1]}`, test: words, priority: 3 },
  { name: 'shared', test: /[\\/](foundation|contract|domain|node_modules)[\\/]/, minShareCount: 12, priority: 2 },
  { name: 'frame', test: ofFrame, priority: 1 },
]
