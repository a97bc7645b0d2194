--
-- PostgreSQL database dump
--


-- Dumped from database version 15.20 (Debian 15.20-0+deb12u1)
-- Dumped by pg_dump version 15.20 (Debian 15.20-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: entry; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entry (
    game text NOT NULL,
    seq integer NOT NULL,
    at bigint NOT NULL,
    line text NOT NULL,
    facts text NOT NULL
);


--
-- Name: game; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.game (
    id text NOT NULL,
    code text NOT NULL,
    edition text NOT NULL,
    status text NOT NULL,
    listed integer NOT NULL,
    seats integer NOT NULL,
    free_seats integer NOT NULL,
    players text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    owner text NOT NULL,
    CONSTRAINT game_status_check CHECK ((status = ANY (ARRAY['open'::text, 'running'::text, 'finished'::text, 'closed'::text])))
);


--
-- Name: migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migration (
    name text NOT NULL
);


--
-- Name: node; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.node (
    id text NOT NULL,
    address text NOT NULL,
    until bigint NOT NULL
);


--
-- Name: score; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.score (
    game text NOT NULL,
    seat integer NOT NULL,
    edition text NOT NULL,
    name text NOT NULL,
    bot integer NOT NULL,
    total integer NOT NULL,
    place integer NOT NULL
);


--
-- Name: secret; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secret (
    game text NOT NULL,
    seed text NOT NULL
);


--
-- Data for Name: entry; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entry VALUES
	('515frrJ4AWaH', 0, 1794970012788, 'open switzerland · clock none 0 · listed · undo asked · aids public · chat free · autopilot · fair 8815a4ef4e7faa6fc037551e31672cac461415fb347d9f8d041bdc7b6def5a61 · seat person token 9fbe1cdd4b4e4641b6c582d67700955c8f9d69c8c8067455650aa99e63d507de name Ala · seat bot bot greedy name Bot 1', ''),
	('515frrJ4AWaH', 1, 1794970013547, 'nonce 0 ala-switzerland', ''),
	('515frrJ4AWaH', 2, 1794970013590, 'deal -> first Bot 1 / WY*YPR*GOORRY / tickets t33 c09 c03 t14 t32 t12 t25 c05 t16 t22', 'game_started seat=1
hand_dealt seat=1 deck=train cards=YYW* n=4
hand_dealt seat=0 deck=train cards=RGP* n=4
card_turned slot=0 card=O
card_turned slot=1 card=O
card_turned slot=2 card=R
card_turned slot=3 card=R
card_turned slot=4 card=Y
tickets_offered seat=1 n=5 tickets=t33,c09,c03,t14,t32
tickets_offered seat=0 n=5 tickets=t12,t25,c05,t16,t22
'),
	('515frrJ4AWaH', 3, 1794970013630, 'play 1 - keep t33 c03', 'answer_laid seat=1
'),
	('515frrJ4AWaH', 4, 1794970013680, 'play 0 9d51a5e2-caa6-46c5-9bad-de5667df1280 keep t12 t25', 'answer_laid seat=0
tickets_kept seat=1 n=2 tickets=t33,c03
tickets_kept seat=0 n=2 tickets=t12,t25
turn_began seat=1
'),
	('515frrJ4AWaH', 5, 1794970013752, 'play 1 - claim lugano-italy_3 W* -> WBR', 'tunnel_entered seat=1 lane=lugano-italy_3 cards=W*
tunnel_revealed seat=1 card=W
tunnel_revealed seat=1 card=B
tunnel_revealed seat=1 card=R
toll_asked seat=1 lane=lugano-italy_3 n=1
'),
	('515frrJ4AWaH', 6, 1794970013772, 'play 1 - withdraw', 'tunnel_left seat=1 lane=lugano-italy_3 cards=W*
turn_began seat=0
'),
	('515frrJ4AWaH', 7, 1794970013801, 'play 0 6a259b0d-40c7-4f94-8de0-b1d389599a8c slot 2 -> W', 'slot_taken seat=0 slot=2 card=R
card_turned slot=2 card=W
'),
	('515frrJ4AWaH', 8, 1794970013833, 'play 0 b3da9181-51ff-4f29-af8f-9524af7a7304 slot 3 -> B', 'slot_taken seat=0 slot=3 card=R
card_turned slot=3 card=B
turn_began seat=1
'),
	('515frrJ4AWaH', 9, 1794970013833, 'play 1 - claim lugano-italy_3 W* -> **G', 'tunnel_entered seat=1 lane=lugano-italy_3 cards=W*
tunnel_revealed seat=1 card=*
tunnel_revealed seat=1 card=*
tunnel_revealed seat=1 card=G
toll_asked seat=1 lane=lugano-italy_3 n=2
'),
	('515frrJ4AWaH', 10, 1794970013840, 'play 1 - withdraw', 'tunnel_left seat=1 lane=lugano-italy_3 cards=W*
turn_began seat=0
'),
	('515frrJ4AWaH', 11, 1794970013869, 'play 0 51a56d58-76b5-4554-bba5-2529fbd2aa0f claim bellinzona-wassen-1 RRR* -> PKW', 'tunnel_entered seat=0 lane=bellinzona-wassen-1 cards=RRR*
tunnel_revealed seat=0 card=P
tunnel_revealed seat=0 card=K
tunnel_revealed seat=0 card=W
lane_claimed seat=0 lane=bellinzona-wassen-1 cards=RRR* n=7
turn_began seat=1
'),
	('515frrJ4AWaH', 12, 1794970013873, 'play 1 - claim lugano-italy_3 W* -> OB*', 'tunnel_entered seat=1 lane=lugano-italy_3 cards=W*
tunnel_revealed seat=1 card=O
tunnel_revealed seat=1 card=B
tunnel_revealed seat=1 card=*
toll_asked seat=1 lane=lugano-italy_3 n=1
'),
	('515frrJ4AWaH', 13, 1794970013884, 'play 1 - withdraw', 'tunnel_left seat=1 lane=lugano-italy_3 cards=W*
turn_began seat=0
'),
	('515frrJ4AWaH', 14, 1794970013896, 'play 0 b7e84e51-9fc1-41f3-ad23-afbe00e6a7c6 blind -> *', 'blind_taken seat=0 deck=train card=*
'),
	('515frrJ4AWaH', 15, 1794970013941, 'play 0 36a2e945-e4aa-44a2-9e23-9411dc8f73ea blind -> W', 'blind_taken seat=0 deck=train card=W
turn_began seat=1
'),
	('515frrJ4AWaH', 16, 1794970013942, 'play 1 - claim lugano-italy_3 W* -> *PG', 'tunnel_entered seat=1 lane=lugano-italy_3 cards=W*
tunnel_revealed seat=1 card=*
tunnel_revealed seat=1 card=P
tunnel_revealed seat=1 card=G
toll_asked seat=1 lane=lugano-italy_3 n=1
'),
	('515frrJ4AWaH', 17, 1794970013965, 'play 1 - withdraw', 'tunnel_left seat=1 lane=lugano-italy_3 cards=W*
turn_began seat=0
'),
	('515frrJ4AWaH', 18, 1794970014013, 'undo 0 3', ''),
	('515frrJ4AWaH', 19, 1794970014045, 'play 0 7d532ae0-59ef-426a-a2bd-304cdaaff3b6 blind -> B', 'blind_taken seat=0 deck=train card=B
turn_began seat=1
'),
	('515frrJ4AWaH', 20, 1794970014069, 'play 1 - claim lugano-italy_3 W* -> ORK', 'tunnel_entered seat=1 lane=lugano-italy_3 cards=W*
tunnel_revealed seat=1 card=O
tunnel_revealed seat=1 card=R
tunnel_revealed seat=1 card=K
lane_claimed seat=1 lane=lugano-italy_3 cards=W* n=2
turn_began seat=0
'),
	('515frrJ4AWaH', 21, 1794970014084, 'play 0 1307c8ce-1e11-4a2d-bd70-c0decb2db9f2 slot 3 -> G', 'slot_taken seat=0 slot=3 card=B
card_turned slot=3 card=G
'),
	('515frrJ4AWaH', 22, 1794970014121, 'play 0 0bf2480b-b401-4d70-9dfe-2703ced065eb slot 3 -> P', 'slot_taken seat=0 slot=3 card=G
card_turned slot=3 card=P
turn_began seat=1
'),
	('515frrJ4AWaH', 23, 1794970014132, 'play 1 - slot 4 -> O', 'slot_taken seat=1 slot=4 card=Y
card_turned slot=4 card=O
'),
	('515frrJ4AWaH', 24, 1794970014133, 'play 1 - blind -> O', 'blind_taken seat=1 deck=train card=O
turn_began seat=0
'),
	('515frrJ4AWaH', 25, 1794970014145, 'play 0 3cba851a-a89c-4f43-b83f-430d8649ae8d slot 3 -> P', 'slot_taken seat=0 slot=3 card=P
card_turned slot=3 card=P
'),
	('515frrJ4AWaH', 26, 1794970014193, 'play 0 8b6c7c73-e2e8-4458-9ca9-3e461064b71b slot 3 -> K', 'slot_taken seat=0 slot=3 card=P
card_turned slot=3 card=K
turn_began seat=1
'),
	('515frrJ4AWaH', 27, 1794970014194, 'play 1 - claim davos-austria_3 YYY -> YPB', 'tunnel_entered seat=1 lane=davos-austria_3 cards=YYY
tunnel_revealed seat=1 card=Y
tunnel_revealed seat=1 card=P
tunnel_revealed seat=1 card=B
toll_asked seat=1 lane=davos-austria_3 n=1
'),
	('515frrJ4AWaH', 28, 1794970014217, 'play 1 - withdraw', 'tunnel_left seat=1 lane=davos-austria_3 cards=YYY
turn_began seat=0
'),
	('515frrJ4AWaH', 29, 1794970014256, 'play 0 b8cb761a-0696-4c9e-aecb-7978bc91ae24 claim st_gallen-austria_1 PPP* -> ORK', 'tunnel_entered seat=0 lane=st_gallen-austria_1 cards=PPP*
tunnel_revealed seat=0 card=O
tunnel_revealed seat=0 card=R
tunnel_revealed seat=0 card=K
lane_claimed seat=0 lane=st_gallen-austria_1 cards=PPP* n=7
turn_began seat=1
'),
	('515frrJ4AWaH', 30, 1794970014269, 'play 1 - claim davos-austria_3 YYY -> WWY', 'tunnel_entered seat=1 lane=davos-austria_3 cards=YYY
tunnel_revealed seat=1 card=W
tunnel_revealed seat=1 card=W
tunnel_revealed seat=1 card=Y
toll_asked seat=1 lane=davos-austria_3 n=1
'),
	('515frrJ4AWaH', 31, 1794970014270, 'play 1 - withdraw', 'tunnel_left seat=1 lane=davos-austria_3 cards=YYY
turn_began seat=0
'),
	('515frrJ4AWaH', 32, 1794970014285, 'play 0 2814e4e2-1bcf-4f63-8d55-cc31a045ff4e blind -> G', 'blind_taken seat=0 deck=train card=G
'),
	('515frrJ4AWaH', 33, 1794970014312, 'play 0 1aba1faa-a0dd-481d-96fe-36c5bbbc78d9 blind -> Y', 'blind_taken seat=0 deck=train card=Y
turn_began seat=1
'),
	('515frrJ4AWaH', 34, 1794970014317, 'play 1 - claim davos-austria_3 YYY -> YPW', 'tunnel_entered seat=1 lane=davos-austria_3 cards=YYY
tunnel_revealed seat=1 card=Y
tunnel_revealed seat=1 card=P
tunnel_revealed seat=1 card=W
toll_asked seat=1 lane=davos-austria_3 n=1
'),
	('515frrJ4AWaH', 35, 1794970014318, 'play 1 - withdraw', 'tunnel_left seat=1 lane=davos-austria_3 cards=YYY
turn_began seat=0
'),
	('515frrJ4AWaH', 36, 1794970014357, 'play 0 9fc4efb8-59c0-4e28-97a7-54a9acd19853 blind -> B', 'blind_taken seat=0 deck=train card=B
'),
	('515frrJ4AWaH', 37, 1794970014371, 'play 0 c8e9462d-b5cb-4db8-a2ab-8b27f4f1af59 blind -> B', 'blind_taken seat=0 deck=train card=B
turn_began seat=1
'),
	('515frrJ4AWaH', 38, 1794970014372, 'play 1 - claim davos-austria_3 YYY -> BRK', 'tunnel_entered seat=1 lane=davos-austria_3 cards=YYY
tunnel_revealed seat=1 card=B
tunnel_revealed seat=1 card=R
tunnel_revealed seat=1 card=K
lane_claimed seat=1 lane=davos-austria_3 cards=YYY n=4
turn_began seat=0
'),
	('515frrJ4AWaH', 39, 1794970014405, 'play 0 67239587-893f-49c4-ac4f-83e371214275 claim bern-luzern-1 BBBB', 'lane_claimed seat=0 lane=bern-luzern-1 cards=BBBB n=7
turn_began seat=1
'),
	('515frrJ4AWaH', 40, 1794970014425, 'play 1 - slot 3 -> *', 'slot_taken seat=1 slot=3 card=K
card_turned slot=3 card=*
'),
	('515frrJ4AWaH', 41, 1794970014426, 'play 1 - slot 3 -> Y', 'slot_taken seat=1 slot=3 card=*
card_turned slot=3 card=Y
turn_began seat=0
'),
	('515frrJ4AWaH', 42, 1794970014431, 'play 0 454de87c-7dc0-4e32-b73e-5c7d45c55bd0 slot 3 -> P', 'slot_taken seat=0 slot=3 card=Y
card_turned slot=3 card=P
'),
	('515frrJ4AWaH', 43, 1794970014472, 'play 0 e026bff6-642e-4367-a249-defb934f5217 blind -> W', 'blind_taken seat=0 deck=train card=W
turn_began seat=1
'),
	('515frrJ4AWaH', 44, 1794970014497, 'play 1 - claim schwyz-zug-1 K', 'lane_claimed seat=1 lane=schwyz-zug-1 cards=K n=1
turn_began seat=0
'),
	('515frrJ4AWaH', 45, 1794970014506, 'play 0 9ddbaa76-0844-4d5c-99dd-318ee312478d slot 2 -> G', 'slot_taken seat=0 slot=2 card=W
card_turned slot=2 card=G
'),
	('515frrJ4AWaH', 46, 1794970014545, 'play 0 3b52ac76-d5d0-4189-8bf9-00d4dae45af4 slot 2 -> W', 'slot_taken seat=0 slot=2 card=G
card_turned slot=2 card=W
turn_began seat=1
'),
	('515frrJ4AWaH', 47, 1794970014549, 'play 1 - blind -> G', 'blind_taken seat=1 deck=train card=G
'),
	('515frrJ4AWaH', 48, 1794970014549, 'play 1 - blind -> B', 'blind_taken seat=1 deck=train card=B
turn_began seat=0
'),
	('515frrJ4AWaH', 49, 1794970014572, 'play 0 af4c1f12-977e-49c1-8133-8ada96fab817 claim lausanne-neuchatel GGGG', 'lane_claimed seat=0 lane=lausanne-neuchatel cards=GGGG n=7
turn_began seat=1
');
INSERT INTO public.entry VALUES
	('515frrJ4AWaH', 50, 1794970014605, 'play 1 - claim winterthur-zurich-1 B', 'lane_claimed seat=1 lane=winterthur-zurich-1 cards=B n=1
turn_began seat=0
'),
	('515frrJ4AWaH', 51, 1794970014607, 'play 0 9fae7e45-1506-433b-a34c-b03ca5bf28a0 slot 2 -> *', 'slot_taken seat=0 slot=2 card=W
card_turned slot=2 card=*
'),
	('515frrJ4AWaH', 52, 1794970014653, 'play 0 677c5027-702f-4540-80cd-f707d165023c blind -> Y', 'blind_taken seat=0 deck=train card=Y
turn_began seat=1
'),
	('515frrJ4AWaH', 53, 1794970014672, 'play 1 - slot 2 -> O', 'slot_taken seat=1 slot=2 card=*
card_turned slot=2 card=O
'),
	('515frrJ4AWaH', 54, 1794970014691, 'play 1 - blind -> R', 'blind_taken seat=1 deck=train card=R
turn_began seat=0
'),
	('515frrJ4AWaH', 55, 1794970014696, 'play 0 f395c9bb-9245-4700-b4c6-9b5fe084466e blind -> G', 'blind_taken seat=0 deck=train card=G
'),
	('515frrJ4AWaH', 56, 1794970014732, 'play 0 852c7aca-ee39-4265-98ec-bdd590386351 blind -> *', 'blind_taken seat=0 deck=train card=*
turn_began seat=1
'),
	('515frrJ4AWaH', 57, 1794970014733, 'play 1 - claim zug-zurich-1 R', 'lane_claimed seat=1 lane=zug-zurich-1 cards=R n=1
turn_began seat=0
'),
	('515frrJ4AWaH', 58, 1794970014785, 'play 0 b0ad7735-09ab-4c05-afc7-d9da7db9af5f blind -> Y', 'blind_taken seat=0 deck=train card=Y
'),
	('515frrJ4AWaH', 59, 1794970014805, 'play 0 4794f845-0b10-4d4b-84f2-dfdfe721a2f4 blind -> G', 'blind_taken seat=0 deck=train card=G
turn_began seat=1
'),
	('515frrJ4AWaH', 60, 1794970014832, 'play 1 - claim brig-italy_5 G** -> KPG', 'tunnel_entered seat=1 lane=brig-italy_5 cards=G**
tunnel_revealed seat=1 card=K
tunnel_revealed seat=1 card=P
tunnel_revealed seat=1 card=G
toll_asked seat=1 lane=brig-italy_5 n=1
'),
	('515frrJ4AWaH', 61, 1794970014884, 'play 1 - withdraw', 'tunnel_left seat=1 lane=brig-italy_5 cards=G**
turn_began seat=0
'),
	('515frrJ4AWaH', 62, 1794970014920, 'play 0 085cf905-73de-4982-a23b-7c4aca2e775a claim brusio-chur YYYY* -> *OW', 'tunnel_entered seat=0 lane=brusio-chur cards=YYYY*
tunnel_revealed seat=0 card=*
tunnel_revealed seat=0 card=O
tunnel_revealed seat=0 card=W
toll_asked seat=0 lane=brusio-chur n=1
'),
	('515frrJ4AWaH', 63, 1794970014930, 'play 0 e70419e1-9cf6-47c0-b744-b996eb47462a withdraw', 'tunnel_left seat=0 lane=brusio-chur cards=YYYY*
turn_began seat=1
'),
	('515frrJ4AWaH', 64, 1794970014931, 'play 1 - claim brig-italy_5 G** -> BPK', 'tunnel_entered seat=1 lane=brig-italy_5 cards=G**
tunnel_revealed seat=1 card=B
tunnel_revealed seat=1 card=P
tunnel_revealed seat=1 card=K
lane_claimed seat=1 lane=brig-italy_5 cards=G** n=4
turn_began seat=0
'),
	('515frrJ4AWaH', 65, 1794970014977, 'play 0 7e816ece-f259-440f-96e8-1a5a45f060ad claim brusio-chur YYYY* -> RBK', 'tunnel_entered seat=0 lane=brusio-chur cards=YYYY*
tunnel_revealed seat=0 card=R
tunnel_revealed seat=0 card=B
tunnel_revealed seat=0 card=K
lane_claimed seat=0 lane=brusio-chur cards=YYYY* n=10
turn_began seat=1
'),
	('515frrJ4AWaH', 66, 1794970014977, 'play 1 - blind -> *', 'blind_taken seat=1 deck=train card=*
'),
	('515frrJ4AWaH', 67, 1794970014984, 'play 1 - blind -> P', 'blind_taken seat=1 deck=train card=P
turn_began seat=0
'),
	('515frrJ4AWaH', 68, 1794970015008, 'play 0 151ba608-6765-4703-9919-22f30a1a01a9 blind -> G', 'blind_taken seat=0 deck=train card=G
'),
	('515frrJ4AWaH', 69, 1794970015028, 'play 0 dc450aee-0792-4ce5-8b95-00fd8f5b25ce blind -> R', 'blind_taken seat=0 deck=train card=R
turn_began seat=1
'),
	('515frrJ4AWaH', 70, 1794970015048, 'play 1 - blind -> G', 'blind_taken seat=1 deck=train card=G
'),
	('515frrJ4AWaH', 71, 1794970015068, 'play 1 - blind -> P', 'blind_taken seat=1 deck=train card=P
turn_began seat=0
'),
	('515frrJ4AWaH', 72, 1794970015088, 'play 0 aff52c32-17f1-47d9-ae0f-81c3ba5909be blind -> *', 'blind_taken seat=0 deck=train card=*
'),
	('515frrJ4AWaH', 73, 1794970015173, 'play 0 40203189-59ea-47e5-8700-9242aecbfc68 blind -> O', 'blind_taken seat=0 deck=train card=O
turn_began seat=1
'),
	('515frrJ4AWaH', 74, 1794970015216, 'play 1 - claim davos-italy_1 PP* -> *BP', 'tunnel_entered seat=1 lane=davos-italy_1 cards=PP*
tunnel_revealed seat=1 card=*
tunnel_revealed seat=1 card=B
tunnel_revealed seat=1 card=P
toll_asked seat=1 lane=davos-italy_1 n=2
'),
	('515frrJ4AWaH', 75, 1794970015225, 'play 1 - withdraw', 'tunnel_left seat=1 lane=davos-italy_1 cards=PP*
turn_began seat=0
'),
	('515frrJ4AWaH', 76, 1794970015234, 'play 0 81ba5de9-f4ad-4177-87cb-64d86a8c0f93 claim davos-italy_1 GGG -> GKK', 'tunnel_entered seat=0 lane=davos-italy_1 cards=GGG
tunnel_revealed seat=0 card=G
tunnel_revealed seat=0 card=K
tunnel_revealed seat=0 card=K
toll_asked seat=0 lane=davos-italy_1 n=1
'),
	('515frrJ4AWaH', 77, 1794970015269, 'play 0 6b1c93d4-3bc1-404b-9b48-5bad761b2872 pay *', 'toll_paid seat=0 lane=davos-italy_1 cards=*
lane_claimed seat=0 lane=davos-italy_1 cards=GGG* n=4
turn_began seat=1
'),
	('515frrJ4AWaH', 78, 1794970015280, 'play 1 - slot 3 -> W', 'slot_taken seat=1 slot=3 card=P
card_turned slot=3 card=W
'),
	('515frrJ4AWaH', 79, 1794970015281, 'play 1 - blind -> O', 'blind_taken seat=1 deck=train card=O
turn_began seat=0
'),
	('515frrJ4AWaH', 80, 1794970015298, 'play 0 90534745-c84d-4336-a8e1-fd541497bc89 slot 3 -> R', 'slot_taken seat=0 slot=3 card=W
card_turned slot=3 card=R
'),
	('515frrJ4AWaH', 81, 1794970015345, 'play 0 ecea98c6-bdcb-4798-84af-afb9dd99eb2b slot 0 -> K', 'slot_taken seat=0 slot=0 card=O
card_turned slot=0 card=K
turn_began seat=1
'),
	('515frrJ4AWaH', 82, 1794970015345, 'play 1 - claim fribourg-lausanne-2 PPP', 'lane_claimed seat=1 lane=fribourg-lausanne-2 cards=PPP n=4
turn_began seat=0
'),
	('515frrJ4AWaH', 83, 1794970015389, 'play 0 5ff633fa-135f-4cf0-80f5-3fa1721f6d61 claim geneve-lausanne-2 WWWW', 'lane_claimed seat=0 lane=geneve-lausanne-2 cards=WWWW n=7
turn_began seat=1
'),
	('515frrJ4AWaH', 84, 1794970015413, 'play 1 - slot 4 -> Y', 'slot_taken seat=1 slot=4 card=O
card_turned slot=4 card=Y
'),
	('515frrJ4AWaH', 85, 1794970015413, 'play 1 - slot 1 -> K', 'slot_taken seat=1 slot=1 card=O
card_turned slot=1 card=K
turn_began seat=0
'),
	('515frrJ4AWaH', 86, 1794970015420, 'play 0 77d0285e-3125-46fa-b1c6-281d81b03214 slot 2 -> Y', 'slot_taken seat=0 slot=2 card=O
card_turned slot=2 card=Y
'),
	('515frrJ4AWaH', 87, 1794970015488, 'play 0 56930067-e020-4978-b376-1c5c8345428c slot 3 -> *', 'slot_taken seat=0 slot=3 card=R
card_turned slot=3 card=*
turn_began seat=1
'),
	('515frrJ4AWaH', 88, 1794970015501, 'play 1 - claim chur-wassen OOOO* -> OWR', 'tunnel_entered seat=1 lane=chur-wassen cards=OOOO*
tunnel_revealed seat=1 card=O
tunnel_revealed seat=1 card=W
tunnel_revealed seat=1 card=R
pile_reshuffled deck=train cards=RRRRRRRRRBBBBBBBBBBBBGGGGGGGGGGGYYYYYYYYYYKKKKKKKKKKWWWWWWWWWWWOOOOPPPPPPPPPPPP************
toll_asked seat=1 lane=chur-wassen n=1
'),
	('515frrJ4AWaH', 89, 1794970015501, 'play 1 - withdraw', 'tunnel_left seat=1 lane=chur-wassen cards=OOOO*
turn_began seat=0
'),
	('515frrJ4AWaH', 90, 1794970015508, 'play 0 fa3bfea6-4311-4898-8110-dbfa063f1dcf blind -> *', 'blind_taken seat=0 deck=train card=*
'),
	('515frrJ4AWaH', 91, 1794970015557, 'play 0 1de05cae-0c85-47c8-9742-00747fd9e28e slot 3 -> P', 'slot_taken seat=0 slot=3 card=*
card_turned slot=3 card=P
turn_began seat=1
'),
	('515frrJ4AWaH', 92, 1794970015596, 'play 1 - claim chur-wassen OOOO* -> KPW', 'tunnel_entered seat=1 lane=chur-wassen cards=OOOO*
tunnel_revealed seat=1 card=K
tunnel_revealed seat=1 card=P
tunnel_revealed seat=1 card=W
lane_claimed seat=1 lane=chur-wassen cards=OOOO* n=10
turn_began seat=0
'),
	('515frrJ4AWaH', 93, 1794970015612, 'play 0 38badf40-91ec-4cf8-b71a-55086fd2cbc5 claim lausanne-martigny OOO* -> GPP', 'tunnel_entered seat=0 lane=lausanne-martigny cards=OOO*
tunnel_revealed seat=0 card=G
tunnel_revealed seat=0 card=P
tunnel_revealed seat=0 card=P
lane_claimed seat=0 lane=lausanne-martigny cards=OOO* n=7
turn_began seat=1
'),
	('515frrJ4AWaH', 94, 1794970015613, 'play 1 - blind -> *', 'blind_taken seat=1 deck=train card=*
'),
	('515frrJ4AWaH', 95, 1794970015614, 'play 1 - blind -> P', 'blind_taken seat=1 deck=train card=P
turn_began seat=0
'),
	('515frrJ4AWaH', 96, 1794970015657, 'play 0 b8308808-b586-451c-bf1d-08a9e5094560 blind -> B', 'blind_taken seat=0 deck=train card=B
'),
	('515frrJ4AWaH', 97, 1794970015676, 'play 0 8545bd1d-1daf-4501-9b81-7e8330318f6f blind -> Y', 'blind_taken seat=0 deck=train card=Y
turn_began seat=1
'),
	('515frrJ4AWaH', 98, 1794970015689, 'play 1 - blind -> B', 'blind_taken seat=1 deck=train card=B
'),
	('515frrJ4AWaH', 99, 1794970015689, 'play 1 - blind -> *', 'blind_taken seat=1 deck=train card=*
turn_began seat=0
');
INSERT INTO public.entry VALUES
	('515frrJ4AWaH', 100, 1794970015717, 'play 0 69b21f48-c90b-4c53-86d4-aa561531e5ab slot 2 -> R', 'slot_taken seat=0 slot=2 card=Y
card_turned slot=2 card=R
'),
	('515frrJ4AWaH', 101, 1794970015753, 'play 0 d13df42e-39db-4a2e-805f-c81e2818cf63 slot 2 -> B', 'slot_taken seat=0 slot=2 card=R
card_turned slot=2 card=B
turn_began seat=1
'),
	('515frrJ4AWaH', 102, 1794970015761, 'play 1 - blind -> G', 'blind_taken seat=1 deck=train card=G
'),
	('515frrJ4AWaH', 103, 1794970015761, 'play 1 - blind -> Y', 'blind_taken seat=1 deck=train card=Y
turn_began seat=0
'),
	('515frrJ4AWaH', 104, 1794970015797, 'play 0 ad46458e-5799-4307-adac-4180dd372873 claim brig-wassen RRR* -> BPY', 'tunnel_entered seat=0 lane=brig-wassen cards=RRR*
tunnel_revealed seat=0 card=B
tunnel_revealed seat=0 card=P
tunnel_revealed seat=0 card=Y
lane_claimed seat=0 lane=brig-wassen cards=RRR* n=7
turn_began seat=1
'),
	('515frrJ4AWaH', 105, 1794970015805, 'play 1 - claim la_chaux_de_fonds-yverdon Y** -> PKP', 'tunnel_entered seat=1 lane=la_chaux_de_fonds-yverdon cards=Y**
tunnel_revealed seat=1 card=P
tunnel_revealed seat=1 card=K
tunnel_revealed seat=1 card=P
lane_claimed seat=1 lane=la_chaux_de_fonds-yverdon cards=Y** n=4
turn_began seat=0
'),
	('515frrJ4AWaH', 106, 1794970015826, 'play 0 3a3b6d44-8997-41ee-bbef-14d7634ce809 slot 4 -> W', 'slot_taken seat=0 slot=4 card=Y
card_turned slot=4 card=W
'),
	('515frrJ4AWaH', 107, 1794970015877, 'play 0 97611880-15c8-4bdb-b2ad-3ac3fda4d4f8 slot 2 -> R', 'slot_taken seat=0 slot=2 card=B
card_turned slot=2 card=R
turn_began seat=1
'),
	('515frrJ4AWaH', 108, 1794970015917, 'play 1 - blind -> K', 'blind_taken seat=1 deck=train card=K
'),
	('515frrJ4AWaH', 109, 1794970015941, 'play 1 - blind -> W', 'blind_taken seat=1 deck=train card=W
turn_began seat=0
'),
	('515frrJ4AWaH', 110, 1794970015956, 'play 0 8e332602-2871-47ea-a08f-7523ccdc0714 blind -> W', 'blind_taken seat=0 deck=train card=W
'),
	('515frrJ4AWaH', 111, 1794970015993, 'play 0 ea0b0f8b-a740-4abd-8512-da4bb0d96861 slot 4 -> *', 'slot_taken seat=0 slot=4 card=W
card_turned slot=4 card=*
turn_began seat=1
'),
	('515frrJ4AWaH', 112, 1794970015993, 'play 1 - blind -> Y', 'blind_taken seat=1 deck=train card=Y
'),
	('515frrJ4AWaH', 113, 1794970016009, 'play 1 - blind -> *', 'blind_taken seat=1 deck=train card=*
turn_began seat=0
'),
	('515frrJ4AWaH', 114, 1794970016050, 'play 0 b7c49f4c-bdb1-40ef-b22b-97d108523fb6 blind -> G', 'blind_taken seat=0 deck=train card=G
'),
	('515frrJ4AWaH', 115, 1794970016097, 'play 0 0b0ed9e3-ece8-43a7-a037-aad2cf51c6c9 blind -> G', 'blind_taken seat=0 deck=train card=G
turn_began seat=1
'),
	('515frrJ4AWaH', 116, 1794970016097, 'play 1 - blind -> O', 'blind_taken seat=1 deck=train card=O
'),
	('515frrJ4AWaH', 117, 1794970016098, 'play 1 - blind -> O', 'blind_taken seat=1 deck=train card=O
turn_began seat=0
'),
	('515frrJ4AWaH', 118, 1794970016113, 'play 0 89f75757-fa89-4c4b-9d13-9d79a34572ef claim pfaffikon-sargans YYY -> GGR', 'tunnel_entered seat=0 lane=pfaffikon-sargans cards=YYY
tunnel_revealed seat=0 card=G
tunnel_revealed seat=0 card=G
tunnel_revealed seat=0 card=R
lane_claimed seat=0 lane=pfaffikon-sargans cards=YYY n=4
turn_began seat=1
'),
	('515frrJ4AWaH', 119, 1794970016113, 'play 1 - blind -> R', 'blind_taken seat=1 deck=train card=R
'),
	('515frrJ4AWaH', 120, 1794970016114, 'play 1 - blind -> *', 'blind_taken seat=1 deck=train card=*
turn_began seat=0
'),
	('515frrJ4AWaH', 121, 1794970016161, 'play 0 eec0a9ba-0ef2-4b5b-81f5-7ceb0fd41549 blind -> *', 'blind_taken seat=0 deck=train card=*
'),
	('515frrJ4AWaH', 122, 1794970016188, 'play 0 30e1a4b0-d919-4b8c-b8a1-6ac51da538d4 slot 4 -> W', 'slot_taken seat=0 slot=4 card=*
card_turned slot=4 card=W
turn_began seat=1
'),
	('515frrJ4AWaH', 123, 1794970016205, 'play 1 - claim baden-basel R** -> OPR', 'tunnel_entered seat=1 lane=baden-basel cards=R**
tunnel_revealed seat=1 card=O
tunnel_revealed seat=1 card=P
tunnel_revealed seat=1 card=R
toll_asked seat=1 lane=baden-basel n=1
'),
	('515frrJ4AWaH', 124, 1794970016248, 'play 1 - withdraw', 'tunnel_left seat=1 lane=baden-basel cards=R**
turn_began seat=0
'),
	('515frrJ4AWaH', 125, 1794970016269, 'play 0 e22cecf7-6555-4651-b16c-00adb0dae6cd claim brusio-davos BB** -> WGK', 'tunnel_entered seat=0 lane=brusio-davos cards=BB**
tunnel_revealed seat=0 card=W
tunnel_revealed seat=0 card=G
tunnel_revealed seat=0 card=K
lane_claimed seat=0 lane=brusio-davos cards=BB** n=7
last_round seat=0 n=2
turn_began seat=1
'),
	('515frrJ4AWaH', 126, 1794970016277, 'play 1 - claim baden-basel R** -> YPG', 'tunnel_entered seat=1 lane=baden-basel cards=R**
tunnel_revealed seat=1 card=Y
tunnel_revealed seat=1 card=P
tunnel_revealed seat=1 card=G
lane_claimed seat=1 lane=baden-basel cards=R** n=4
turn_began seat=0
'),
	('515frrJ4AWaH', 127, 1794970016313, 'play 0 b06fe5e9-f8db-498e-88d0-45dfcb438f53 slot 4 -> K', 'slot_taken seat=0 slot=4 card=W
card_turned slot=4 card=K
'),
	('515frrJ4AWaH', 128, 1794970016357, 'play 0 88330cb9-993b-42e9-a405-7a204fbc7949 blind -> P', 'blind_taken seat=0 deck=train card=P
game_ended
'),
	('fg0MHEIMRWRw', 0, 1794970016389, 'open nordic · option flush on · clock none 0 · listed · undo asked · aids public · chat free · autopilot · fair 3f7a23d8a5771dac56349235556cdbf868e69367d2d2e516f86fd830888d4510 · seat person token eea7069f5ef1d20791b424f90a8eec073fa87e9f2a817b2bdaed2945d347f24b name Ala · seat bot bot greedy name Bot 1 · seat bot bot random name Bot 2', ''),
	('fg0MHEIMRWRw', 1, 1794970016512, 'nonce 0 ala-nordic', ''),
	('fg0MHEIMRWRw', 2, 1794970016541, 'deal -> first Ala / Y**B*ORBGRWPWWYYR / tickets boden-norrkoping mo_i_rana-oslo imatra-stockholm trondheim-bergen oslo-kobenhavn murmansk-kobenhavn kuopio-orebro narvik-kobenhavn stavanger-karlskrona stockholm-kobenhavn lieksa-helsinki oslo-stockholm norrkoping-alborg kajaani-stockholm narvik-bergen', 'game_started seat=0
hand_dealt seat=0 deck=train cards=BY** n=4
hand_dealt seat=1 deck=train cards=RBO* n=4
hand_dealt seat=2 deck=train cards=RGWP n=4
card_turned slot=0 card=W
card_turned slot=1 card=W
card_turned slot=2 card=Y
card_turned slot=3 card=Y
card_turned slot=4 card=R
tickets_offered seat=0 n=5 tickets=boden-norrkoping,mo_i_rana-oslo,imatra-stockholm,trondheim-bergen,oslo-kobenhavn
tickets_offered seat=1 n=5 tickets=murmansk-kobenhavn,kuopio-orebro,narvik-kobenhavn,stavanger-karlskrona,stockholm-kobenhavn
tickets_offered seat=2 n=5 tickets=lieksa-helsinki,oslo-stockholm,norrkoping-alborg,kajaani-stockholm,narvik-bergen
'),
	('fg0MHEIMRWRw', 3, 1794970016545, 'play 1 - keep stavanger-karlskrona stockholm-kobenhavn', 'answer_laid seat=1
'),
	('fg0MHEIMRWRw', 4, 1794970016548, 'play 2 - keep oslo-stockholm norrkoping-alborg narvik-bergen', 'answer_laid seat=2
'),
	('fg0MHEIMRWRw', 5, 1794970016569, 'play 0 8ce6c068-1b5f-44ff-82e4-90cb237515d7 keep boden-norrkoping mo_i_rana-oslo', 'answer_laid seat=0
tickets_kept seat=0 n=2 tickets=boden-norrkoping,mo_i_rana-oslo
tickets_kept seat=1 n=2 tickets=stavanger-karlskrona,stockholm-kobenhavn
tickets_kept seat=2 n=3 tickets=oslo-stockholm,norrkoping-alborg,narvik-bergen
turn_began seat=0
'),
	('fg0MHEIMRWRw', 6, 1794970016599, 'play 0 52837fa2-075d-468b-8e90-f23ce5132cfa slot 2 -> K', 'slot_taken seat=0 slot=2 card=Y
card_turned slot=2 card=K
'),
	('fg0MHEIMRWRw', 7, 1794970016644, 'play 0 cf113e2a-fec4-44a3-ae2d-0bfb440ab2cd slot 3 -> W', 'slot_taken seat=0 slot=3 card=Y
card_turned slot=3 card=W
turn_began seat=1
'),
	('fg0MHEIMRWRw', 8, 1794970016677, 'play 1 - claim kristiansand-alborg R*', 'lane_claimed seat=1 lane=kristiansand-alborg cards=R* n=2
turn_began seat=2
'),
	('fg0MHEIMRWRw', 9, 1794970016693, 'play 2 - claim vaasa-umea RWP', 'lane_claimed seat=2 lane=vaasa-umea cards=RWP n=1
turn_began seat=0
'),
	('fg0MHEIMRWRw', 10, 1794970016702, 'play 0 9462229d-4945-4964-b749-6decc94bfded claim helsinki-stockholm-1 YYY*', 'lane_claimed seat=0 lane=helsinki-stockholm-1 cards=YYY* n=7
turn_began seat=1
'),
	('fg0MHEIMRWRw', 11, 1794970016736, 'play 1 - slot 4 -> W', 'slot_taken seat=1 slot=4 card=R
card_turned slot=4 card=W
'),
	('fg0MHEIMRWRw', 12, 1794970016748, 'play 1 - slot 2 -> B', 'slot_taken seat=1 slot=2 card=K
card_turned slot=2 card=B
turn_began seat=2
'),
	('fg0MHEIMRWRw', 13, 1794970016776, 'play 2 - slot 0 -> O', 'slot_taken seat=2 slot=0 card=W
card_turned slot=0 card=O
'),
	('fg0MHEIMRWRw', 14, 1794970016804, 'play 2 - slot 4 -> Y', 'slot_taken seat=2 slot=4 card=W
card_turned slot=4 card=Y
turn_began seat=0
'),
	('fg0MHEIMRWRw', 15, 1794970016820, 'play 0 a27697d5-aa18-4052-8beb-6a09d56db7e1 slot 2 -> *', 'slot_taken seat=0 slot=2 card=B
card_turned slot=2 card=*
'),
	('fg0MHEIMRWRw', 16, 1794970016868, 'play 0 7da7a913-1402-4388-96b6-04ea82e33b55 slot 2 -> R', 'slot_taken seat=0 slot=2 card=*
card_turned slot=2 card=R
turn_began seat=1
'),
	('fg0MHEIMRWRw', 17, 1794970016869, 'play 1 - claim karlskrona-kobenhavn-1 RBKO', 'lane_claimed seat=1 lane=karlskrona-kobenhavn-1 cards=RBKO n=2
turn_began seat=2
'),
	('fg0MHEIMRWRw', 18, 1794970016913, 'play 2 - claim turku-helsinki W', 'lane_claimed seat=2 lane=turku-helsinki cards=W n=1
turn_began seat=0
'),
	('pP-v0YFPVFrX', 0, 1794970016920, 'open usa · clock none 0 · listed · watch · undo asked · aids public · chat free · autopilot · fair 0e13678685c5497c90785189f733e9990d3728a9dded552b4f8da93bdd37abb4 · seat person token 5759319fc96a978e0f321e7ab58220a090168e8c61e287ce725edef20000d2ed name Ala · seat open · seat open', '');


--
-- Data for Name: game; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.game VALUES
	('515frrJ4AWaH', 'rajameev', 'switzerland', 'finished', 1, 2, 0, 'Ala, Bot 1', 1794970012788, 1794970016357, '8d6365bf7a4473ba'),
	('pP-v0YFPVFrX', 'jewzn6fj', 'usa', 'open', 1, 3, 2, 'Ala', 1794970016920, 1794970016920, '8d6365bf7a4473ba'),
	('fg0MHEIMRWRw', '5xe4fnza', 'nordic', 'running', 1, 3, 0, 'Ala, Bot 1, Bot 2', 1794970016389, 1794970016541, '');


--
-- Data for Name: migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migration VALUES
	('001_tables');


--
-- Data for Name: node; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: score; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.score VALUES
	('515frrJ4AWaH', 0, 'switzerland', 'Ala', 0, 66, 1),
	('515frrJ4AWaH', 1, 'switzerland', 'Bot 1', 1, 40, 2);


--
-- Data for Name: secret; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secret VALUES
	('515frrJ4AWaH', 'beebffdb072ee596b71d5c3f95b8d9a69cd11a2d62dd82c196894b0a2282fae2'),
	('fg0MHEIMRWRw', 'c5038ee40a7eb4174f6dc08c7a2b68c43344d86b57e7b8495846a9a8075d33f6'),
	('pP-v0YFPVFrX', '6a18fa044de13dd6839adbe7a5c84c64f2e97cac0f3ccdb4686b5311ada08246');


--
-- Name: entry entry_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (game, seq);


--
-- Name: game game_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_code_key UNIQUE (code);


--
-- Name: game game_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_pkey PRIMARY KEY (id);


--
-- Name: migration migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);


--
-- Name: node node_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.node
    ADD CONSTRAINT node_pkey PRIMARY KEY (id);


--
-- Name: score score_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.score
    ADD CONSTRAINT score_pkey PRIMARY KEY (game, seat);


--
-- Name: secret secret_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (game);


--
-- Name: game_finished; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_finished ON public.game USING btree (updated, id) WHERE ((status = 'finished'::text) AND (listed = 1));


--
-- Name: game_finished_by_edition; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_finished_by_edition ON public.game USING btree (edition, updated, id) WHERE ((status = 'finished'::text) AND (listed = 1));


--
-- Name: game_in_lobby; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_in_lobby ON public.game USING btree (created, id) WHERE ((status = 'open'::text) AND (listed = 1));


--
-- Name: game_running; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX game_running ON public.game USING btree (owner, id) WHERE (status = 'running'::text);


--
-- Name: score_by_edition; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX score_by_edition ON public.score USING btree (edition, name);


--
-- Name: score_by_name; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX score_by_name ON public.score USING btree (name, edition);


--
-- Name: entry entry_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_game_fkey FOREIGN KEY (game) REFERENCES public.game(id);


--
-- Name: score score_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.score
    ADD CONSTRAINT score_game_fkey FOREIGN KEY (game) REFERENCES public.game(id);


--
-- Name: secret secret_game_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_game_fkey FOREIGN KEY (game) REFERENCES public.game(id);


--
-- PostgreSQL database dump complete
--


