import type { InputOf, ResultOf, SendArguments } from '@phial/client/call-input';
import type { Call } from '@phial/contract/call';
import { type QueryKey, queryOptions } from '@tanstack/react-query';

interface QuerySendOptions {
  ownMessage?: boolean;
  signal?: AbortSignal | undefined;
}

/** `send` of a site. */
export type Send<Options> = <C extends Call>(
  call: C,
  ...input: SendArguments<C, Options>
) => Promise<ResultOf<C>>;

/**
 * The key of the queries of a call and of all calls below its path, for `invalidateQueries` and its like; with its
 * input, of one query.
 */
export function keyOf<C extends Call>({ path }: C, input?: InputOf<C>): QueryKey {
  const key = path.slice(1).split('/');
  return input === undefined ? key : [...key, input];
}

/**
 * The one way the pages of a site read from the server: `callQuery(definition, input)` gives the options of a TanStack
 * query, whose key is the path and the input of the call (`keyOf`) and whose signal ends the request. The page shows
 * what the server says, so a failure raises no toast.
 * @param send of the site
 */
export function createCallQuery<Options extends QuerySendOptions>(send: Send<Options>) {
  return <C extends Call>(call: C, ...[input]: SendArguments<C, Options>) => {
    const { ownMessage = true, ...rest } = { ...input } as InputOf<C> & QuerySendOptions;
    return queryOptions({
      queryKey: keyOf(call, rest as unknown as InputOf<C>),
      queryFn: ({ signal }): Promise<ResultOf<C>> =>
        send(call, ...([{ ...rest, ownMessage, signal }] as unknown as SendArguments<C, Options>)),
    });
  };
}
