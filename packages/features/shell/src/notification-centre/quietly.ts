/** News that cannot be had or marked are no reason to leave the page. */
export const quietly = { on401: () => undefined, on403: () => undefined, on404: () => undefined }
