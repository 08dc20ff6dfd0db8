/** A browser at the provider: follows its pages, and keeps its cookies. */
export function providerVisitor() {
  const jar = new Map<string, string>();

  async function request(address: string, form?: Record<string, string>): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Goes on while the provider redirects within itself. */
  async function follow(address: string, form?: Record<string, string>): Promise<Response> {
    const response = await request(address, form);
    const next = response.headers.get('location');
    if (next === null) return response;
    const target = new URL(next, address);
    return target.origin === new URL(address).origin ? follow(target.href) : response;
  }

  return {
    /**
     * Signs in as an account where the provider asks, and not where it still knows who it is.
     * @returns the address the provider sends the browser back to
     */
    async signIn(address: string, account: string): Promise<URL> {
      let response = await follow(address);
      for (let page = 0; response.status === 200 && page < 3; page++) {
        const html = await response.text();
        const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
        const [, prompt = ''] = /name="prompt" value="([^"]+)"/.exec(html) ?? [];
        response = await follow(new URL(action, address).href, { prompt, login: account, password: 'any' });
      }
      const back = response.headers.get('location');
      if (back === null)
        throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
      return new URL(back);
    },
    /** Gives the sign-in up. @returns as {@link signIn} */
    async cancel(address: string): Promise<URL> {
      const html = await (await follow(address)).text();
      const [, abort = ''] = /href="([^"]+\/abort)"/.exec(html) ?? [];
      const response = await follow(new URL(abort, address).href);
      return new URL(response.headers.get('location') ?? '');
    },
    /** Signs out at the provider, which then calls the back channel. */
    async signOut(address: string): Promise<Response> {
      const html = await (await follow(address)).text();
      const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(html) ?? [];
      const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? [];
      return follow(new URL(action, address).href, { xsrf, logout: 'yes' });
    },
  };
}
