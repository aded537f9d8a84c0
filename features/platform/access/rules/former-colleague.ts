/**
 * The stored name of an account that was erased.
 *
 * The server words it in the reader's language as it writes a reply. It is English between two word joiners, so that
 * nobody has such a name, and that a place which no reply passes shows words too.
 */
export const formerColleague = '\u2060former colleague\u2060'
