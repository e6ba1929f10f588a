// What can go wrong with a host, apart from what a host says itself.

/** The engine is not in this build, or could not be loaded. */
export class NoEngine extends Error {}

/** What was asked for cannot be had; the message is for the person, in the language of the request. */
export class LibraryProblem extends Error {}
