#!/usr/bin/env python3
"""Checks the content of a campaign's box: what the catalog cannot see, and once more what it can.

    python3 box.py FOLDER RULES    prints a summary, or every fault found; exit code 1 on faults

FOLDER holds the box (data/boxes/NAME/VERSION), RULES is its rule book (docs/rules/campaign.md), whose vocabulary
is checked here, text beside data and branch by branch. Standard library only.
"""
import itertools, json, os, re, sys

FOLDER, RULES = sys.argv[1:3]
faults = []


def fault(where, what):
    faults.append(f"{where}: {what}")


def load(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as f:
        return json.load(f)


# ---------------------------------------------------------------- vocabulary
WHENS = {"setup", "price", "claim", "draw", "offer", "newspaper", "reveal", "turn", "score", "end", "story"}
STEPS = {"setup": {10, 11, 12, 13}, "claim": set(range(1, 13)), "score": set(range(1, 7)), "end": {4, 5, 7}}
STEP_NEEDED = {"setup", "score", "end"}
LIMITS = {"game", "campaign", "table"}
QUANTITIES = {"dollars", "cards", "locos", "trains", "tickets", "done", "fresh", "numbered", "lanes", "cities",
              "regions", "colours", "frames", "tokens", "items", "orders", "orders_joined", "path", "missed"}
FILTERS = {"cities", "set", "region", "min_length", "max_length", "kind"}
TESTS = {
    "lane": {"colour", "min_length", "max_length", "touches", "inside", "large", "pass", "frame", "grey"},
    "join": {"a", "b"},
    "count": {"of", "min", "max", "scope", "min_per_company"} | FILTERS,
    "rank": {"of", "place", "kind"},
    "paid": {"locos_min"},
    "token": {"kind", "at"},
    "holds": {"item", "by"},
    "game": {"from", "to", "in", "players_min", "players_max"},
    "event": {"state"},
    "flag": {"name", "is"},
    "drew": {"blind_locos_min"},
}
ACTS = {
    "dollars": {"n", "who"},
    "cards": {"n", "who"},
    "tickets": {"more", "offer", "keep", "orders", "max", "fulfil", "give_back", "who"},
    "put": {"token", "op", "n", "at", "to", "cities", "path", "max"},
    "price": {"extra", "any", "dollars", "swap", "reveal", "closed", "optional", "count_token"},
    "may": {"cost", "then"},
    "choose": {"of", "who", "options", "labels", "then", "having", "free_of", "outside", "kind", "at", "once", "optional",
               "cost", "mine", "others", "colour", "free", "owned_by", "times", "near", "sets"},
    "prospect": {"plain", "pick", "skull", "stop", "record"},
    "item": {"id", "op"},
    "post": {"card", "stack", "by", "who"},
    "event": {"op", "id"},
    "board": {"op", "region", "pair", "colour", "tickets"},
    "market": {"op"},
    "rule": {"op", "module", "name", "value"},
}
# What a `choose` may and must say, by the kind of thing that is chosen.
CHOOSE = {
    "options": ({"options", "labels"}, {"who", "sets"}),
    "city": ({"then", "free_of", "outside"}, {"who", "having", "at"}),
    "lane": ({"then"}, {"who", "colour", "free", "having", "near", "owned_by", "optional", "cost", "times"}),
    "token": ({"kind", "at", "mine", "others"}, {"once", "optional"}),
    "item": ({"kind", "then"}, {"who"}),
    "ticket": ({"then"}, {"optional", "cost"}),
}
ASKS = {"may", "choose", "prospect"}
# Which acts a moment can carry out. Games: everything up to `score`, and story cards read in setup. The campaign: the rest.
PLAY = {"dollars", "cards", "put", "may", "choose", "item", "post"}
MOMENT_ACTS = {
    "setup": {"dollars", "cards", "tickets", "put", "choose", "item"},
    "story setup": {"dollars", "cards", "tickets", "may", "choose", "rule", "event"},
    "price": {"price"},
    "claim": PLAY | {"tickets", "prospect", "board"},
    "draw": PLAY,
    "offer": {"tickets", "choose"},
    "newspaper": PLAY,
    "reveal": PLAY | {"tickets", "market"},
    "turn": PLAY,
    "score": {"dollars", "put", "choose", "item", "post", "board"},
    "end": {"put", "post", "choose"},
    "story end": {"rule", "board", "event", "post", "choose", "item"},
}
# Tests that need something at hand: a lane, a claim, a draw.
MOMENT_ONLY = {"lane": {"price", "claim"}, "paid": {"claim"}, "drew": {"draw"}}
NO_FLAGS_IN_PLAY = {"flag"}
WHO = {"me", "all", "owner", "caboose", "winner", "last", "all_last_first", "least:dollars", "most:dollars",
       "not_most:dollars"}
WHO_AT_END = {"winner", "last", "all_last_first"}
PUT_OPS, PUT_AT = {"put", "take", "move"}, {"seat", "city", "lane", "ends", "ticket", "path"}
TOKEN_AT = {"lane", "ends", "near", "table", "taken", "placed", "used", "removed"}
TOKEN_PLACES = {  # where such a token lies, and the `at` of a `put` that fits
    "seat": {"seat"}, "city_stock": {"city", "ends"}, "city_owned": {"city"}, "lane": {"lane"}, "route": {"lane"},
    "path": {"path"}, "ticket": {"ticket"}, "paint": set(), "mark": set(),
}
COLOURS = {"black", "blue", "green", "yellow", "red", "white"}
FLAGS = {"crews": {"stand", "wait"}, "press": {"lamplighter", "meridian"}, "white_line": {"free", "runs"}, "survey": {"complete"}}
STACKS = {"night_mail", "conductor"}
COMPANY_BONUS = 2  # L-54
CARD_TEXT, RULE_TEXT, STORY_TEXT, LABEL_TEXT = 220, 300, 600, 60
# Room in the engine's fixed lists (engine/model/effects.h, ids.h): the whole box must fit.
CEILINGS = {"sentences": 224, "tests": 256, "acts": 352, "events": 32, "postcards": 128, "items": 64, "limits": 16,
            "seat counters": 12, "lane tokens": 2, "nodes": 64, "lanes": 256, "tickets": 192}

# ---------------------------------------------------------------- files
law, board = load("law.json"), load("map.json")
cities = {c["id"]: c for c in board["nodes"]}
routes = board["lanes"]
route_ids = {r["a"] + "-" + r["b"] for r in routes}
LENGTH = {r["a"] + "-" + r["b"]: r["length"] for r in routes}
companies, story, events = load("companies.json"), load("story.json"), load("events.json")
posts, regions, mods = load("postcards.json"), load("regions.json"), load("modules.json")
tickets, evaluation, campaign = load("tickets.json"), load("evaluation.json"), load("campaign.json")

REGION = {r["id"]: r for r in regions["regions"]}
MAPS = {r["id"]: r for r in regions["regions"] if r["kind"] == "region"}
MODULE = {m["id"]: m for m in mods["modules"]}
ITEM = {i["id"]: i for i in mods["items"]}
ITEM_KINDS = set(ITEM) | {i["kind"] for i in mods["items"]}
EVENT = {e["id"]: e for e in events["events"]}
POST = {p["no"]: p for p in posts["postcards"]}
TICKET = {t["id"]: t for t in tickets["tickets"]}
SETS = mods["sets"]
TOKEN = {k["id"]: k for k in mods["tokens"]}
TOKENS = set(TOKEN)


def unique(rows, key, where):
    seen = set()
    for row in rows:
        if row[key] in seen:
            fault(where, f"{key} {row[key]} twice")
        seen.add(row[key])


# ---------------------------------------------------------------- texts
def money(text):
    return sorted(re.findall(r"\$(\d+)", text)), sorted(re.findall(r"(\d+) \$", text))


def check_text(where, node, limit):
    if not isinstance(node, dict) or set(node) != {"en", "pl"}:
        return fault(where, "needs exactly en and pl")
    for lang, text in node.items():
        if not text.strip():
            fault(where, f"{lang} empty")
        if len(text) > limit:
            fault(where, f"{lang} has {len(text)} characters, at most {limit}")
        if "  " in text or text != text.strip():
            fault(where, f"{lang} has stray spaces")
        if lang == "pl" and ('"' in text or "'" in text):
            fault(where, "pl uses straight quotes")
        if text.count("„") != text.count("”"):
            fault(where, f"{lang} has unbalanced quotes")
    return None


def check_money(where, node):
    if money(node["en"])[0] != money(node["pl"])[1]:
        fault(where, f"amounts differ: {money(node['en'])[0]} and {money(node['pl'])[1]}")


def check_forms(where, forms):
    """One and many in English; one, few and many in Polish."""
    if set(forms) != {"en", "pl"} or len(forms["en"]) != 2 or len(forms["pl"]) != 3:
        return fault(where, "needs two English and three Polish forms")
    for word in forms["en"] + forms["pl"]:
        if not word or word != word.strip():
            fault(where, f"bad form {word!r}")
    return None


def walk_texts(where, node):
    """Every object that has an 'en' or a 'pl' must have both."""
    if isinstance(node, dict):
        if "en" in node or "pl" in node:
            return check_text(where, node, STORY_TEXT)
        for k, v in node.items():
            if k == "forms":
                check_forms(f"{where}.{k}", v)
            else:
                walk_texts(f"{where}.{k}", v)
    elif isinstance(node, list):
        for i, v in enumerate(node):
            tag = v.get("id", v.get("no", i)) if isinstance(v, dict) else i
            walk_texts(f"{where}[{tag}]", v)
    return None


# ---------------------------------------------------------------- sentences
def small(where, n, lo=-20, hi=60):
    if not isinstance(n, int) or isinstance(n, bool) or not lo <= n <= hi:
        fault(where, f"number {n!r} outside {lo}..{hi}")


def check_place(where, p):
    kind, _, name = p.partition(":")
    if not name:
        if p not in cities:
            fault(where, f"unknown city {p}")
    elif kind == "set" and name in SETS or kind == "region" and name in MAPS:
        return
    else:
        fault(where, f"unknown place {p}")


def groups_for(q):
    """Routes of which a company can own one lane each and that fit the filters of a count of lanes."""
    out = []
    for key in route_ids:
        ends, length = set(key.split("-")), LENGTH[key]
        inside = [set(q["cities"])] if "cities" in q else []
        inside += [set(MAPS[q["region"]]["cities"])] if q.get("region") in MAPS else []
        inside += [set(SETS[q["set"]])] if q.get("set") in SETS else []
        if all(ends & places for places in inside) and q.get("min_length", 1) <= length <= q.get("max_length", 9) \
                and (q.get("set") != "passes" or key in board["passes"]):
            out.append(key)
    return out


def check_quantity(where, q):
    if q.get("of") not in QUANTITIES:
        fault(where, f"unknown quantity {q.get('of')}")
    for c in q.get("cities", []):
        check_place(where, c)
    if "set" in q and q["set"] not in SETS and q["set"] != "passes":
        fault(where, f"unknown set {q['set']}")
    if "region" in q and q["region"] not in MAPS:
        fault(where, f"unknown region {q['region']}")
    if q.get("of") in {"tokens", "path"} and q.get("kind") not in TOKENS:
        fault(where, f"unknown token {q.get('kind')}")
    if q.get("of") == "items" and q.get("kind") not in ITEM_KINDS:
        fault(where, f"unknown item {q.get('kind')}")
    if q.get("of") == "lanes" and q.get("min", 0) > len(groups_for(q)):
        fault(where, f"asks for {q['min']} lanes, one company can own {len(groups_for(q))} such")
    room = {"colours": 6, "regions": 9}.get(q.get("of"), 99)
    if q.get("of") == "cities":
        room = min(len(q.get("cities", cities)), len(SETS.get(q.get("set"), cities)),
                   len(MAPS[q["region"]]["cities"]) if q.get("region") in MAPS else 99)
    if q.get("min", 0) > room:
        fault(where, f"asks for {q['min']} {q['of']}, there are {room}")


def check_amount(where, n, lo=-20, hi=20):
    if isinstance(n, dict):
        if not set(n) <= {"per", "each", "max", "plus"} or "per" not in n:
            fault(where, f"bad amount {n}")
        else:
            check_quantity(where, n["per"])
            small(where, n.get("each", 1), -10, 10)
    else:
        small(where, n, lo, hi)


def check_test(where, t):
    name = t.get("test")
    if name not in TESTS:
        return fault(where, f"unknown test {name}")
    extra = set(t) - TESTS[name] - {"test", "not"}
    if extra:
        fault(where, f"test {name}: unknown field {sorted(extra)}")
    if name == "lane":
        for k in ("touches", "inside"):
            if k in t and t[k] not in MAPS:
                fault(where, f"unknown region {t[k]}")
        if "colour" in t and t["colour"] != "own" and not set(t["colour"]) <= COLOURS:
            fault(where, "unknown colour")
        for k in ("min_length", "max_length"):
            if k in t:
                small(where, t[k], 1, 6)
    elif name == "join":
        check_place(where, t["a"])
        check_place(where, t["b"])
    elif name == "count":
        check_quantity(where, t)
        if not {"min", "max", "min_per_company"} & set(t):
            fault(where, "count without a bound")
    elif name == "rank":
        if t["of"] not in QUANTITIES or t["place"] not in {"first", "second", "last"}:
            fault(where, "bad rank")
    elif name == "token":
        if t["kind"] not in TOKENS or t["at"] not in TOKEN_AT:
            fault(where, f"bad token test {t}")
    elif name == "holds":
        if t["item"] not in ITEM or t["by"] not in {"nobody", "other"}:
            fault(where, "holds an unknown thing")
    elif name == "flag" and t["is"] not in FLAGS.get(t["name"], ()):
        fault(where, "unknown flag")
    elif name == "event" and t["state"] != "continuous":
        fault(where, "unknown event state")
    elif name == "game":
        for k in ("from", "to"):
            if k in t:
                small(where, t[k], 1, 12)
    return None


def check_cost(where, cost):
    if not set(cost) <= {"locos", "cards", "dollars"} or len(cost) > 1:
        fault(where, f"cost {cost}: at most one of locos, cards, dollars")
    for n in cost.values():
        small(where, n, 1, 5)


def check_answer(where, acts):
    """What follows an answer asks nothing further: one question at a time, and none inside another."""
    for b in acts:
        if b["act"] in ASKS:
            fault(where, f"{b['act']} inside an answer")
        check_act(where, b)


def check_choose(where, a):
    if a["of"] not in CHOOSE:
        return fault(where, f"choose of {a['of']}")
    must, may = CHOOSE[a["of"]]
    said = set(a) - {"act", "of"}
    if must - said or said - must - may:
        return fault(where, f"choose of {a['of']}: lacks {sorted(must - said)}, has {sorted(said - must - may)}")
    check_cost(where, a.get("cost", {}))
    if "cost" in a and not a.get("optional"):
        fault(where, "a choice with a price is optional")
    for k in ("then", "mine", "others"):
        check_answer(where, a.get(k, []))
    for opt in a.get("options", []):
        check_answer(where, opt)
    if a["of"] == "options":
        if len(a["labels"]) != len(a["options"]):
            fault(where, "one label for each option")
        for text in a["labels"]:
            check_text(f"{where} label", text, LABEL_TEXT)
            check_money(f"{where} label", text)
    if a.get("of") == "token" and a["kind"] not in TOKENS or a.get("of") == "item" and a["kind"] not in ITEM_KINDS:
        fault(where, f"unknown kind {a.get('kind')}")
    for k in ("free_of", "having"):
        if k in a and a[k] not in TOKENS | {"own_lane"}:
            fault(where, f"{k} {a[k]}")
    if "outside" in a and a["outside"] not in SETS:
        fault(where, f"unknown set {a['outside']}")
    return None


def check_act(where, a):
    name = a.get("act")
    if name not in ACTS:
        return fault(where, f"unknown act {name}")
    extra = set(a) - ACTS[name] - {"act"}
    if extra:
        fault(where, f"act {name}: unknown field {sorted(extra)}")
    if a.get("who", "me") not in WHO:
        fault(where, f"unknown who {a['who']}")
    if name == "dollars":
        check_amount(where, a["n"])
    elif name == "cards":
        if a["n"] != "up_to_5":
            small(where, a["n"], 1, 5)
    elif name == "tickets":
        if not {"more", "offer", "orders", "fulfil", "give_back"} & set(a):
            fault(where, "tickets without a verb")
        if "max" in a and "orders" not in a:
            fault(where, "max goes with orders")
    elif name == "put":
        if a["token"] not in TOKENS or a["op"] not in PUT_OPS or a["at"] not in PUT_AT:
            fault(where, f"bad put {a}")
        elif a["at"] not in TOKEN_PLACES[TOKEN[a["token"]]["place"]]:
            fault(where, f"a {a['token']} does not lie at {a['at']}")
        if "path" in a and a["path"] not in SETS:
            fault(where, f"unknown path {a['path']}")
        for c in a.get("cities", []):
            check_place(where, c)
        check_amount(where, a.get("n", 1), 0, 10)
    elif name == "price":
        for k in ("extra", "any", "dollars", "reveal"):
            if k in a:
                small(where, a[k], -3, 4)
        for n in a.get("swap", []):
            small(where, n, 1, 9)
    elif name == "may":
        check_cost(where, a["cost"])
        check_answer(where, a["then"])
    elif name == "choose":
        check_choose(where, a)
    elif name == "item":
        if a["id"] not in ITEM and a["id"] != "chosen":
            fault(where, f"unknown item {a['id']}")
        if a["op"] != "gain":
            fault(where, "item op")
    elif name == "post":
        if "card" in a and a["card"] not in POST:
            fault(where, f"unknown postcard {a['card']}")
        if "stack" in a and a["stack"] not in STACKS:
            fault(where, f"unknown stack {a['stack']}")
    elif name == "event":
        if a["op"] not in {"add", "archive"} or a["id"] not in EVENT:
            fault(where, f"bad event act {a}")
    elif name == "board":
        if a["op"] not in {"open", "paint", "share", "retire"}:
            fault(where, f"board op {a['op']}")
        if "region" in a and a["region"] not in REGION:
            fault(where, f"unknown region {a['region']}")
        for x in a.get("tickets", []):
            if x not in TICKET:
                fault(where, f"unknown ticket {x}")
    elif name == "rule":
        if a["op"] not in {"on", "off", "flag", "evaluate"}:
            fault(where, f"rule op {a['op']}")
        if "module" in a and a["module"] not in MODULE:
            fault(where, f"unknown module {a['module']}")
        if a["op"] == "flag" and a["value"] not in FLAGS.get(a["name"], ()):
            fault(where, "unknown flag")
    return None


def flat(acts):
    for a in acts:
        yield a
        for k in ("then", "mine", "others"):
            yield from flat(a.get(k, []))
        for opt in a.get("options", []):
            yield from flat(opt)


def check_moment(where, s, moment):
    """Acts and tests only where the engine, or the campaign, can carry them out."""
    for a in s["do"]:
        if a["act"] not in MOMENT_ACTS[moment]:
            fault(where, f"{a['act']} at {moment}")
    for a in flat(s["do"]):
        if a.get("who") in WHO_AT_END and moment not in {"end", "story end"}:
            fault(where, f"{a['who']} is known only at the end of a game")
    for x in s["if"]:
        if s["when"] not in MOMENT_ONLY.get(x["test"], {s["when"]}) or x["test"] in NO_FLAGS_IN_PLAY:
            fault(where, f"test {x['test']} at {moment}")
        if x["test"] == "token" and x["at"] != "table" and s["when"] not in {"price", "claim"}:
            fault(where, f"test token at {x['at']} at {moment}")


def check_sentence(where, s, extra_fields=(), story_read=None):
    extra = set(s) - {"when", "step", "if", "do", "limit", "seats"} - set(extra_fields)
    if extra:
        fault(where, f"unknown field {sorted(extra)}")
    if s.get("when") not in WHENS:
        return fault(where, f"unknown moment {s.get('when')}")
    if "step" in s and s["step"] not in STEPS.get(s["when"], ()):
        fault(where, f"{s['when']} has no step {s['step']}")
    if s["when"] in STEP_NEEDED and "step" not in s:
        fault(where, f"{s['when']} needs a step")
    if s.get("limit", "game") not in LIMITS or s.get("seats", "any") != "any":
        fault(where, "bad limit or seats")
    if not s["do"]:
        fault(where, "does nothing")
    for t in s["if"]:
        check_test(where, t)
    for a in s["do"]:
        check_act(where, a)
    if s["when"] != "story":
        check_moment(where, s, s["when"])
    else:
        # A PAUSE card is read twice: side A in setup, side B at the end.
        at_end = story_read == "end" or story_read == "setup_and_end" and s["side"] == "b"
        check_moment(where, s, "story end" if at_end else "story setup")
    return None


# ---------------------------------------------------------------- the files one by one
def check_companies():
    rows = companies["companies"]
    unique(rows, "id", "companies")
    if {c["colour"] for c in rows} != COLOURS - {"white"} or len(rows) != 5:
        fault("companies", "must be black, blue, green, yellow, red")
    for c in rows:
        check_text(f"company {c['id']} card", c["card"], CARD_TEXT)
        check_money(f"company {c['id']} card", c["card"])
        paid = [a["n"] for s in c["effects"] for a in s["do"]]
        if paid != [COMPANY_BONUS] or money(c["card"]["en"])[0] != [str(COMPANY_BONUS)]:
            fault(f"company {c['id']}", "its sentence or its card does not pay the bonus of L-54")
        for s in c["effects"]:
            check_sentence(f"company {c['id']}", s)


def check_events():
    rows = events["events"]
    unique(rows, "id", "events")
    starting = [e for e in rows if e["from"].get("start")]
    if len(starting) != 7 or len(rows) != 24:
        fault("events", f"{len(starting)} starting of {len(rows)}; need 7 of 24")
    for e in rows:
        w = f"event {e['id']}"
        check_text(w, e["text"], CARD_TEXT)
        check_money(w, e["text"])
        if e["kind"] not in {"immediate", "continuous"}:
            fault(w, "kind")
        if not e["effects"]:
            fault(w, "no effect")
        for s in e["effects"]:
            check_sentence(w, s)
            check_cards_named(w, e["text"], s["do"])
            if (s["when"] == "reveal") != (e["kind"] == "immediate"):
                fault(w, "immediate events act on reveal, continuous ones do not")
        f = e["from"]
        if "region" in f and e["id"] not in REGION[f["region"]]["events"]:
            fault(w, f"not in the box of {f['region']}")


def check_cards_named(where, text, acts):
    """A number of cards to draw or discard stands in both texts as a figure."""
    for a in flat(acts):
        n = a["n"] if a["act"] == "cards" else a.get("cost", {}).get("cards")
        if isinstance(n, int):
            for lang in ("en", "pl"):
                if not re.search(rf"\b{n}\b", text[lang]):
                    fault(where, f"{lang} does not name {n} cards")


def dollars_in(acts):
    return [a["n"] for a in acts if a["act"] == "dollars" and isinstance(a["n"], int)]


def check_posts():
    rows = posts["postcards"]
    if sorted(p["no"] for p in rows) != list(range(1, 78)):
        fault("postcards", "must be numbered 1 to 77")
    chained = {a["card"] for p in rows for a in p["effect"]["do"] if a["act"] == "post" and "card" in a}
    for p in rows:
        w = f"postcard {p['no']}"
        for side in ("public", "secret"):
            check_text(f"{w} {side}", p[side], CARD_TEXT)
        check_money(f"{w} secret", p["secret"])
        if p["level"] not in {1, 2, 3}:
            fault(w, "level")
        check_sentence(w, p["effect"])
        if not p["effect"]["if"]:
            fault(w, "no condition")
        check_cards_named(w, p["secret"], p["effect"]["do"])
        for n in dollars_in(p["effect"]["do"]):
            if f"${n}" not in p["secret"]["en"]:
                fault(w, f"text does not name ${n}")
        src = p["source"]
        if "ticket" in src and TICKET.get(src["ticket"], {}).get("postcard") != p["no"]:
            fault(w, f"ticket {src['ticket']} does not carry this number")
        if "chain" in src and (src["chain"] not in POST or p["no"] not in chained):
            fault(w, "chain is broken")
        if "pioneer" in src and REGION[src["pioneer"]]["postcards"]["pioneer"] != p["no"]:
            fault(w, "pioneer card of another region")
        if "partner" in src and REGION[src["partner"]]["postcards"]["partner"] != p["no"]:
            fault(w, "partner card of another region")
    for name in STACKS:
        if posts["stacks"][name] != [p["no"] for p in rows if p["source"].get("stack") == name]:
            fault("postcards", f"stack {name}")


def check_modules():
    rows = mods["modules"]
    unique(rows, "id", "modules")
    unique(mods["items"], "id", "items")
    unique(mods["tokens"], "id", "tokens")
    for k in mods["tokens"]:
        if k["place"] not in TOKEN_PLACES or k["lasts"] not in {"game", "campaign"}:
            fault(f"token {k['id']}", "place or lasts")
    if {k for m in rows for k in m["tokens"]} != TOKENS:
        fault("tokens", "not the tokens of the modules")
    claim, setup, end = set(), set(), set()
    for m in rows:
        w = f"module {m['id']}"
        check_text(f"{w} rule", m["rule"], RULE_TEXT)
        check_money(f"{w} rule", m["rule"])
        for s in m["effects"]:
            check_sentence(w, s)
            if s["when"] in {"claim", "setup", "end"} and "step" in s:
                {"claim": claim, "setup": setup, "end": end}[s["when"]].add(s["step"])
        if m["from"] != "region":
            small(w, m["from"], 1, 12)
        small(w, m["to"], 1, 12)
        if m["from"] == "region" and m.get("region") not in REGION:
            fault(w, "region")
    if len(claim - {3, 12}) < 6 or len(setup) < 2 or len(end) < 2:
        fault("modules", f"too few steps used: claim {sorted(claim)}, setup {sorted(setup)}, end {sorted(end)}")
    for i in mods["items"]:
        w = f"item {i['id']}"
        if i["place"] == "vault":
            small(w, i["value"], 1, 12)
        else:
            check_text(w, i["text"], CARD_TEXT)
            check_money(w, i["text"])
            for s in i["effects"]:
                check_sentence(w, s)
    for name, members in SETS.items():
        for c in members:
            check_place(f"set {name}", c)
    for r in board["passes"]:
        if r not in route_ids:
            fault("passes", f"unknown route {r}")
    if set(SETS["large"]) != {c for c, row in cities.items() if row.get("large")}:
        fault("set large", "differs from the map")


def sentences():
    """Every sentence of the box with the name of its card."""
    yield from (("law", s) for s in law["effects"])
    for c in companies["companies"]:
        yield from ((f"company {c['id']}", s) for s in c["effects"])
    for m in mods["modules"]:
        yield from ((f"module {m['id']}", s) for s in m["effects"])
    for i in mods["items"]:
        yield from ((f"item {i['id']}", s) for s in i.get("effects", []))
    for e in events["events"]:
        yield from ((f"event {e['id']}", s) for s in e["effects"])
    for p in posts["postcards"]:
        yield f"postcard {p['no']}", p["effect"]
    for r in regions["regions"]:
        yield from ((f"region {r['id']}", s) for s in r["effects"])
    for c in story["cards"]:
        yield from ((f"story {c['id']}", s) for s in c["do"])


def check_room():
    """The whole box fits the engine's fixed lists."""
    all_ = list(sentences())
    counters = sum(k["place"] in {"seat", "city_stock"} for k in mods["tokens"]) + sum("many" in i for i in mods["items"])
    used = {"sentences": len(all_), "tests": sum(len(s["if"]) for _, s in all_),
            "acts": sum(1 for _, s in all_ for _ in flat(s["do"])), "events": len(EVENT), "postcards": len(POST) + 1,
            "items": len(ITEM), "limits": sum("limit" in s for _, s in all_), "seat counters": counters,
            "lane tokens": sum(k["place"] in {"lane", "route"} for k in mods["tokens"]), "nodes": len(cities),
            "lanes": len(routes), "tickets": len(TICKET)}
    for what, n in used.items():
        if n > CEILINGS[what]:
            fault("room", f"{n} {what}, the engine has room for {CEILINGS[what]}")
    for kind in ("city_stock", "city_owned", "path", "paint"):
        if sum(k["place"] == kind for k in mods["tokens"]) > 1:
            fault("room", f"two kinds of {kind} tokens")
    return used


def check_sources():
    """Every item is gained somewhere, every postcard and event comes from one place."""
    acts = [a for _, s in sentences() for a in flat(s["do"])]
    gained = {a["id"] for a in acts if a["act"] == "item"}
    chosen = {a["kind"] for a in acts if a["act"] == "choose" and a["of"] == "item"}
    for i in mods["items"]:
        if i["id"] not in gained and i["kind"] not in chosen:
            fault(f"item {i['id']}", "is never gained")
    drawn = [a["card"] for a in acts if a["act"] == "post" and "card" in a]
    drawn += posts["stacks"]["night_mail"] + posts["stacks"]["conductor"] + [t["postcard"] for t in TICKET.values() if "postcard" in t]
    if sorted(drawn) != sorted(POST):
        fault("postcards", "each must be drawn in exactly one way")
    added = [a["id"] for a in acts if a["act"] == "event" and a["op"] == "add"]
    added += [e for r in regions["regions"] for e in r["events"]] + [e["id"] for e in EVENT.values() if e["from"].get("start")]
    if sorted(added) != sorted(EVENT):
        fault("events", "each must join the deck in exactly one way")


def check_tickets():
    rows = tickets["tickets"]
    unique(rows, "id", "tickets")
    if len([t for t in rows if t["region"] == "east"]) != 33:
        fault("tickets", "33 starting tickets")
    for t in rows:
        if t["a"] == t["b"] or not {t["a"], t["b"]} <= set(cities):
            fault(f"ticket {t['id']}", "does not join two cities")
        if t["region"] not in MAPS and t["region"] != "east":
            fault(f"ticket {t['id']}", "region")


def region_of(city):
    return cities[city]["region"]


def check_regions():
    unique(regions["regions"], "id", "regions")
    if len(MAPS) != 8 or "conductor" not in REGION:
        fault("regions", "8 regions and the conductor's box")
    for r in regions["regions"]:
        w = f"region {r['id']}"
        check_text(f"{w} letter", r["letter"], STORY_TEXT)
        if r["module"] not in MODULE:
            fault(w, "module")
        for e in r["events"]:
            if e not in EVENT:
                fault(w, f"event {e}")
        for s in r["effects"]:
            check_sentence(w, s)
        for key, nos in r["postcards"].items():
            for n in nos if isinstance(nos, list) else [nos]:
                if n not in POST:
                    fault(w, f"postcard {n}")
        if r["kind"] != "region":
            continue
        if set(r["cities"]) != {c for c in cities if region_of(c) == r["id"]}:
            fault(w, "cities")
        for k in r["routes"]:
            if k not in route_ids:
                fault(w, f"route {k}")
        if set(r["tickets"]) != {t["id"] for t in TICKET.values() if t["region"] == r["id"]}:
            fault(w, "tickets")
    for r in routes:
        if r["length"] != LENGTH[r["a"] + "-" + r["b"]]:
            fault(f"route {r['a']}-{r['b']}", "lanes of one group differ in length (L-63)")
    if sorted(x for p in regions["pairs"].values() for x in p) != sorted(MAPS):
        fault("pairs", "each region in exactly one pair")


def check_story():
    rows = story["cards"]
    unique(rows, "id", "story")
    order = [c["id"] for c in rows]
    if order != sorted(order):
        fault("story", "cards out of order")
    for c in rows:
        w = f"story {c['id']}"
        for side in "ab":
            check_text(f"{w} {side}", c[side], STORY_TEXT)
            check_money(f"{w} {side}", c[side])
        if int(c["id"][:4]) != 1865 + 3 * (c["game"] - 1):
            fault(w, "year and game differ")
        for s in c["do"]:
            check_sentence(w, s, ("side", "for_game"), c["read"])
            if s.get("side") not in {"a", "b"}:
                fault(w, "a sentence of a story card names its side")
            if (s["when"] != "story") != ("for_game" in s) or s.get("for_game", c["game"]) != c["game"]:
                fault(w, "for_game goes with another moment than story, and names the game of the card")
        for t in c.get("if", []):
            check_test(w, t)
    for g in range(1, 13):
        flags = [c["flag"] for c in rows if c["game"] == g]
        if flags.count("pause") != 1 or flags.count("stop") != 1 or flags[-1] != "stop" or flags[0] == "pause":
            fault(f"story game {g}", "needs opening, one PAUSE, then one STOP at the end")


def check_opens():
    """What campaign.json says opens after each game is what the story does."""
    said = {g["game"]: g["opens"] for g in campaign["games"] if "opens" in g}
    done = {}
    for c in story["cards"]:
        for s in c["do"]:
            for a in s["do"]:
                if a["act"] == "choose" and "sets" in a:
                    done[c["game"]] = {"pair": int(a["sets"][-1]), "place": "first", "chosen_by": a["who"]}
                    names = [REGION[b["region"]]["name"] for o in a["options"] for b in o if b["act"] == "board"]
                    opened = [b["region"] for o in a["options"] for b in o if b["act"] == "board"]
                    if a.get("labels") != names or opened != regions["pairs"][a["sets"][-1]]:
                        fault(f"story {c['id']}", "labels or order of the pair")
                elif a["act"] == "board" and a["op"] == "open":
                    done[c["game"]] = {"pair": a["pair"], "place": "second"} if "pair" in a else {"box": a["region"]}
    if said != done:
        fault("campaign", f"opens: {said} but the story {done}")


def check_evaluation():
    table = evaluation["absence_value"]
    if len(table) != 12 or any(not 0 < v < 200 for v in table) or table != sorted(table):
        fault("evaluation", "absence values: 12 growing amounts")
    for p in evaluation["parts"]:
        check_money(f"evaluation {p['id']}", p["text"])
    kinds = {i["kind"] for i in mods["items"] if i["place"] == "vault"}
    used = {p["item_kind"] for p in evaluation["parts"] if p["kind"] == "items"}
    if kinds != used:
        fault("evaluation", f"vault items {kinds} but evaluated {used}")
    trains = [g["trains"] for g in campaign["games"]]
    if len(trains) != 12 or trains[0] != 20 or max(trains) > 56 or trains != sorted(trains):
        fault("campaign", "trains")
    if [g["year"] for g in campaign["games"]] != list(range(1865, 1899, 3)):
        fault("campaign", "years")
    for p in evaluation["parts"]:
        if "flag" in p and not (set(p.get("values", {})) | set(p.get("share", {}))) <= FLAGS[p["flag"]]:
            fault(f"evaluation {p['id']}", "speaks of values its flag does not have")


def check_law():
    """The numbers of the rulebook (L-2, L-3, L-19, L-20, L-23, L-33, L-81) and the marks of L-4."""
    cards = law["decks"][0]["cards"]
    marks = {c: {x.get("mark", "plain"): x["count"] for x in cards if x.get("colour") == c} for c in COLOURS}
    if any(m != {"plain": 6, "pick": 3, "skull": 3} for m in marks.values()):
        fault("law", f"marks {marks}")
    if [x["count"] for x in cards if x.get("wild")] != [12]:
        fault("law", "12 locos")
    if [x["count"] for x in cards if x.get("news")] != [{"2": 6, "3": 4, "4": 3, "5": 3}]:
        fault("law", "newspapers by seats")
    if law["draw_reserve"] != 8 or law["start_money"] != 5 or law["tickets"]["first"] != {"offer": 4, "keep": 2, "short": 1}:
        fault("law", "reserve, money or first offer")
    idle = [a["by_idle"] for a in law["awards"] if a["kind"] == "idle_pieces"]
    if idle != [[16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2, 0]]:
        fault("law", "unused trains")
    for s in law["effects"]:
        check_sentence("law", s)


# ---------------------------------------------------------------- texts and data side by side
def check_receivers(where, s):
    """A table-wide sentence of a module or a story card must say who gains: `me` is nobody there."""
    if s["when"] in {"setup", "score", "end"} and "seats" not in s:
        for a in s["do"]:
            if a["act"] in {"dollars", "cards", "item", "post"} and "who" not in a:
                fault(where, f"{s['when']} for the table: {a['act']} has no receiver")


def check_agreement():
    for m in mods["modules"]:
        for s in m["effects"]:
            check_receivers(f"module {m['id']}", s)
    retired = {}
    for c in story["cards"]:
        for s in c["do"]:
            check_receivers(f"story {c['id']}", s)
            for a in s["do"]:
                if a["act"] == "board" and a["op"] == "retire":
                    if c["read"] != "end":
                        fault(f"story {c['id']}", "tickets are dealt in setup step 6, before this card is read")
                    retired.update({x: c["game"] + 1 for x in a["tickets"]})
    for t in TICKET.values():
        if t.get("retire_before_game") != retired.get(t["id"]):
            fault(f"ticket {t['id']}", f"retires before game {t.get('retire_before_game')}, story says {retired.get(t['id'])}")
    with open(RULES, encoding="utf-8") as f:
        shown = [json.loads(line) for line in f if line.startswith('{"when"')]
    known = [s for m in mods["modules"] for s in m["effects"]]
    others = [s for i in mods["items"] for s in i.get("effects", [])] + [s for r in regions["regions"] for s in r["effects"]]
    for s in shown:
        if s not in known and s not in others:
            fault("rules", f"sentence not in the data: {json.dumps(s)[:90]}")
    for s in known:
        if s not in shown:
            fault("rules", f"sentence missing: {json.dumps(s)[:90]}")


# ---------------------------------------------------------------- every branch
def component_of(start, open_regions):
    seen, todo = {start}, [start]
    while todo:
        u = todo.pop()
        for r in routes:
            for a, b in ((r["a"], r["b"]), (r["b"], r["a"])):
                if a == u and b not in seen and region_of(a) in open_regions and region_of(b) in open_regions:
                    seen.add(b)
                    todo.append(b)
    return seen


def acts_in(acts, branch, key):
    for a in acts:
        if a["act"] == "choose" and "options" in a:
            yield from acts_in(a["options"][branch[a.get("sets", key)]], branch, key)
        else:
            yield a


def check_branches():
    keys = ["pair1", "pair2", "pair3", "pair4", "1877-01", "1886-01"]
    seen_orders = set()
    for picks in itertools.product((0, 1), repeat=len(keys)):
        branch = dict(zip(keys, picks))
        w = f"branch {''.join(map(str, picks))}"
        open_regions, opened, ons, deck = {"east"}, [], {}, {e["id"] for e in EVENT.values() if e["from"].get("start")}
        live = {t["id"] for t in TICKET.values() if t["region"] == "east"}
        for g in range(1, 13):
            for c in [c for c in story["cards"] if c["game"] == g]:
                for s in c["do"]:
                    for a in acts_in(s["do"], branch, c["id"]):
                        if a["act"] == "board" and a["op"] == "open":
                            if "pair" in a:
                                left = [r for r in regions["pairs"][str(a["pair"])] if r not in open_regions]
                                if len(left) != 1:
                                    fault(w, f"pair {a['pair']} has {len(left)} left")
                                    continue
                                rid = left[0]
                            else:
                                rid = a["region"]
                            box = REGION[rid]
                            ons[box["module"]] = g + 1
                            deck |= set(box["events"])
                            if box["kind"] == "region":
                                if not set(box["needs_one_of"]) & open_regions:
                                    fault(w, f"{rid} opens without a neighbour")
                                open_regions.add(rid)
                                opened.append((g, rid))
                                live |= set(box["tickets"])
                        elif a["act"] == "event" and a["op"] == "add":
                            deck.add(a["id"])
                        elif a["act"] == "rule" and a["op"] == "on":
                            ons[a["module"]] = g
                        elif a["act"] == "board" and a["op"] == "retire":
                            live -= set(a["tickets"])
            reach = component_of("new_york", open_regions)
            for tid in live:
                if not {TICKET[tid]["a"], TICKET[tid]["b"]} <= reach:
                    fault(w, f"ticket {tid} impossible after game {g}")
            if len(live) < 4 * 5 + 3:
                fault(w, f"only {len(live)} tickets after game {g}")
            if "C-8" in ons and not set(SETS["herd_trail"]) <= reach:
                fault(w, f"herd trail leaves the board after game {g}")
        if open_regions != {"east"} | set(MAPS):
            fault(w, f"regions never opened: {set(MAPS) - open_regions}")
        for mid, m in MODULE.items():
            if m["from"] != "region" and ons.get(mid) not in {m["from"], m["from"] - 1}:
                fault(w, f"module {mid} works from game {m['from']} but starts with game {ons.get(mid)}")
        if set(MODULE) != set(ons):
            fault(w, f"modules never in force: {set(MODULE) - set(ons)}")
        if len(deck) < 7 + 8 + 3 + 2 + 2:
            fault(w, f"only {len(deck)} events")
        seen_orders.add(tuple(r for _, r in opened))
    return len(seen_orders)


def main():
    files = (("companies", companies), ("story", story), ("events", events), ("postcards", posts), ("regions", regions),
             ("modules", mods), ("tickets", tickets), ("evaluation", evaluation), ("campaign", campaign))
    for name, node in files:
        walk_texts(name, node)
    check_companies()
    check_events()
    check_posts()
    check_modules()
    check_tickets()
    check_regions()
    check_story()
    check_law()
    check_evaluation()
    check_opens()
    check_sources()
    used = check_room()
    check_agreement()
    orders = check_branches()
    if len(ACTS) > 14 or len(TESTS) > 12:
        fault("vocabulary", f"{len(ACTS)} acts, {len(TESTS)} tests")
    if faults:
        print("\n".join(faults))
        print(f"{len(faults)} faults")
        return 1
    print(f"ok: {len(companies['companies'])} companies, {len(story['cards'])} story cards, {len(EVENT)} events, "
          f"{len(POST)} postcards, {len(MAPS)} regions + conductor's box, {len(MODULE)} modules, {len(ITEM)} items, "
          f"{len(TICKET)} tickets, {len(TOKEN)} kinds of token; {len(WHENS)} moments, {len(TESTS)} tests, {len(ACTS)} acts; "
          f"{used['sentences']} sentences, {used['tests']} tests, {used['acts']} acts in all; 64 branches, {orders} orders of regions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
