/** For how many days a finished AI interview stands on Today. */
export const cameDays = 14
/** The most interviews that one look at Today goes through: the newest ones. */
export const mostCame = 400
