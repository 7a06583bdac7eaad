/** The one IPC channel between a page and main; messages are strings. */
export const channel = 'gatefold:message'
/** First message of a page: from now on it listens. */
export const listens = '\u0001listens'
