/**
 * The request header in which a page names the organisation it shows, by its id; another than the session's current one is
 * answered 409 `organisation_changed`, and nothing is written (design §3). Replies to accounts carry it too: the organisation
 * they were made for. A call without it is made for the session's current organisation, as those of other programs are.
 */
export const organisationHeader = 'X-User-Group-Id'

/** The same in the address, for what the browser fetches by itself: pictures, files to save and the stream of changes. */
export const organisationParameter = 'shown_user_group_id'
