import { writeXml, type XmlNode } from './write-xml.ts';

export interface FeedEntry {
  readonly identifier: string;
  readonly title: string;
  readonly sender: string;
  readonly sent: Date;
  readonly expires: Date;
}

interface Feed {
  readonly title: string;
  /** Where the feed and its messages are, without a slash at the end. */
  readonly base: string;
  /** When an entry was last added or removed. */
  readonly updated: Date;
  readonly entries: readonly FeedEntry[];
}

const atom = 'http://www.w3.org/2005/Atom';

/** The id of a feed or an entry stays the same when the server moves: a tag URI instead of an address (RFC 4151). */
const toFeedId = (name: string): string => `urn:hazardguard:${name}`;

/** An Atom feed (RFC 4287) with a link to each complete CAP message. */
export const writeFeed = ({ title, base, updated, entries }: Feed): string =>
  writeXml([
    'feed',
    [
      ['id', toFeedId('cap-feed')],
      ['title', title],
      ['updated', updated.toISOString()],
      ['author', [['name', 'HazardGuard']]],
      ['link', [], { rel: 'self', type: 'application/atom+xml', href: `${base}/cap/feed.atom` }],
      ['link', [], { rel: 'alternate', type: 'text/html', href: `${base}/Community/archive` }],
      ...entries.map(
        (entry): XmlNode => [
          'entry',
          [
            ['id', toFeedId(`cap:${entry.identifier}`)],
            ['title', entry.title],
            ['updated', entry.sent.toISOString()],
            ['published', entry.sent.toISOString()],
            ['author', [['name', entry.sender]]],
            ['summary', `Until ${entry.expires.toISOString()}`],
            ['link', [], { rel: 'alternate', type: 'application/cap+xml', href: `${base}/cap/${entry.identifier}` }],
          ],
        ],
      ),
    ],
    { xmlns: atom },
  ]);
