/** The one IPC channel between a page and main; messages are strings. */
export const channel = 'gatefold:message'
/** The first thing a page says: from now on it hears. */
export const listens = '\u0001listens'
