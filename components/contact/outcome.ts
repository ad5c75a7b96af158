/** What can be said of a message that did not get a yes: it went nowhere, or nobody knows. */
export type Failure = 'notSent' | 'unconfirmed';

export type Outcome = 'delivered' | Failure;
